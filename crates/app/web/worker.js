// The thinker in a worker.
import { startThinker } from "./{{thinker-loop.js}}";

// Requests that come while the program is still loading wait for it.
const early = [];
onmessage = (message) => early.push(message.data);

// The page hears of it as an error of this worker.
function failed(fault) {
  reportError(fault);
  close();
}

startThinker((response) => postMessage(response), failed).then((receive) => {
  onmessage = (message) => receive(message.data);
  early.forEach(receive);
}, failed);
