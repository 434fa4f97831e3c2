// The page of the link in a notification: a button ends them. Opening a link must change nothing,
// because mail programs open links without the reader.

import { $ } from "../dom.js";
import { post } from "../http.js";
import { ready, say } from "../texts.js";
import { showError, startPage } from "../visitor.js";

await startPage();
const button = $("stop", HTMLButtonElement);
button.addEventListener("click", () => void stop());
ready();

async function stop() {
  try {
    const { stopped } = await post(`/api/stop/${encodeURIComponent(location.hash.slice(1))}`);
    $("stopped").textContent = say(stopped ? "stop-done" : "stop-none");
    button.disabled = true;
  } catch (error) {
    showError(error);
  }
}
