// The real server with a door before it: behind the door the app may turn into its next version.
import http from "node:http";

/** Opens the door; `next` makes what comes through it another version from then on; if it is not whole, one of its files is missing. */
export async function openDoor(address) {
  let isNext = false;
  let isWhole = true;
  const door = http.createServer((request, response) => {
    const onward = new URL(request.url, address);
    http.get(onward, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const { "content-length": _, etag: __, ...headers } = answer.headers;
        const body = Buffer.concat(parts);
        response.writeHead(answer.statusCode, headers).end(isNext ? age(onward.pathname, body, isWhole) : body);
      });
    });
  });
  await new Promise((listening) => door.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${door.address().port}/`,
    next: ({ whole = true } = {}) => {
      isNext = true;
      isWhole = whole;
    },
    close: () => door.close(),
  };
}

/** The files that differ from version to version without changing their names. */
function age(path, body, isWhole) {
  if (path === "/") return body.toString().replace("<title>Limes</title>", "<title>Limes, next</title>");
  if (path !== "/sw.js") return body;
  const next = body.toString().replace(/"[0-9a-f]{10}"/, '"0000000000"');
  return isWhole ? next : next.replace('["./"', '["./", "./missing"');
}
