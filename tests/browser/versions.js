// The real server with a door before it: behind the door the app may turn into its next version.
import http from "node:http";

/** Opens the door; `next` makes what comes through it another version from then on. */
export async function openDoor(address) {
  let isNext = false;
  const door = http.createServer((request, response) => {
    const onward = new URL(request.url, address);
    http.get(onward, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const { "content-length": _, etag: __, ...headers } = answer.headers;
        const body = Buffer.concat(parts);
        response.writeHead(answer.statusCode, headers).end(isNext ? age(onward.pathname, body) : body);
      });
    });
  });
  await new Promise((listening) => door.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${door.address().port}/`,
    next: () => (isNext = true),
    close: () => door.close(),
  };
}

/** The files that differ from version to version without changing their names. */
function age(path, body) {
  if (path === "/") return body.toString().replace("<title>Limes</title>", "<title>Limes, next</title>");
  if (path === "/sw.js") return body.toString().replace(/"[0-9a-f]{10}"/, '"0000000000"');
  return body;
}
