// The app that turns into its next version while somebody looks at it.
import { openDoor } from "./door.js";

/** Serves the app; `next` makes it another version from then on; if it is not whole, one of its files is missing. */
export async function serveVersions(address) {
  let isNext = false;
  let isWhole = true;
  const door = await openDoor(address, (path, body) => (isNext ? age(path, body, isWhole) : body));
  const next = ({ whole = true } = {}) => {
    isNext = true;
    isWhole = whole;
  };
  return { ...door, next };
}

/** The files that differ from version to version without changing their names. */
function age(path, body, isWhole) {
  if (path === "/") return body.toString().replace("Limes &amp; Limits</title>", "Limes &amp; Limits, next</title>");
  if (path !== "/sw.js") return body;
  const next = body.toString().replace(/"[0-9a-f]{10}"/, '"0000000000"');
  return isWhole ? next : next.replace('["./"', '["./", "./missing"');
}
