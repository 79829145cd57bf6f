// Starts the same program in a thread of its own, where the bots think.
import start from "./{{app.js}}";

// Questions that come while the program is still loading wait for it.
const early = [];
onmessage = (message) => early.push(message.data);
await start({ module_or_path: new URL("./{{app.wasm}}", import.meta.url) });
for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
