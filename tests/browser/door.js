// The real server with a door before it, where what comes through may be changed.
import http from "node:http";

/** Opens a door; `change` is given the path and the body of every answer, and returns the body to hand on. */
export async function openDoor(address, change) {
  const door = http.createServer((request, response) => {
    const onward = new URL(request.url, address);
    http.get(onward, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const { "content-length": _, etag: __, ...headers } = answer.headers;
        response.writeHead(answer.statusCode, headers).end(change(onward.pathname, Buffer.concat(parts)));
      });
    });
  });
  await new Promise((listening) => door.listen(0, "127.0.0.1", listening));
  return { address: `http://127.0.0.1:${door.address().port}/`, close: () => door.close() };
}
