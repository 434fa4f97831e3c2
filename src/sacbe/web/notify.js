// Notifies the visitor in another tab that it is their turn, if they allowed it.

import { toast } from "./dom.js";
import { isEnabled, onSetting, set } from "./settings.js";
import { say } from "./texts.js";

/** Can this browser notify? Only pages of this machine or over HTTPS may. */
export const canNotify = () => "Notification" in globalThis && globalThis.isSecureContext;

/** Ask for permission when the setting is enabled; without it the setting is disabled again. */
export function mountNotifications() {
  onSetting("notify", () => void askPermission());
}

async function askPermission() {
  if (!isEnabled("notify") || (canNotify() && (await Notification.requestPermission()) === "granted")) return;
  set("notify", "no");
  toast(say(canNotify() ? "notify-refused" : "notify-impossible"));
}

/** Notify about a turn or the end of the game, unless the page is visible.
 * @param {string} table @param {string} title @param {string} text */
export function notify(table, title, text) {
  if (!document.hidden || !isEnabled("notify") || !canNotify() || Notification.permission !== "granted") return;
  try {
    const message = new Notification(title, { body: text, tag: `sacbe-${table}` });
    message.addEventListener("click", () => {
      window.focus();
      message.close();
    });
  } catch {
    // Some phones allow it to service workers only; sound and title remain.
  }
}
