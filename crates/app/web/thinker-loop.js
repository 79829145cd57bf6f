// Runs the thinker in slices: in a worker, or in the page where there are no workers.
import load, { Thinker } from "./{{thinker.js}}";

/** How long it thinks before it looks whether something new is asked, in milliseconds. */
const SLICE = 12;

/**
 * Loads the thinker and gives a function that takes requests. `respond` gets each response; `failed` is called if the
 * program breaks.
 */
export async function startThinker(respond, failed) {
  await load({ module_or_path: new URL("./{{thinker.wasm}}", import.meta.url) });
  const thinker = new Thinker();
  // A message to itself comes after everything that came in meanwhile; a timer would make it wait.
  const { port1, port2 } = new MessageChannel();
  let working = false;
  const guarded = (work) => {
    try {
      return work();
    } catch (fault) {
      port1.onmessage = null;
      failed(fault);
      return [];
    }
  };
  port1.onmessage = () => {
    const responses = guarded(() => {
      const responses = thinker.work(SLICE);
      working = !thinker.isIdle();
      if (working) port2.postMessage(null);
      return responses;
    });
    responses.forEach(respond);
  };
  return (request) => {
    guarded(() => thinker.receive(request));
    if (!working) port2.postMessage(null);
    working = true;
  };
}
