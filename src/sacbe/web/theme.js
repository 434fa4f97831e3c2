// Before anything is painted: the theme that the reader chose. Not a module, for those come later.
{
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
}

// What could not be loaded leaves the page empty: say so, and try again after longer and longer pauses.
{
  /** @type {Record<string, string>} */
  const texts = {
    en: "The server is busy. This page tries again by itself.",
    es: "El servidor está ocupado. Esta página lo vuelve a intentar sola.",
    pt: "O servidor está ocupado. Esta página tenta de novo sozinha.",
    it: "Il server è occupato. Questa pagina riprova da sola.",
  };
  const [key, first, longest, most] = [`reloads:${location.pathname}`, 3, 60, 8]; // seconds, reloads
  let hasFailed = false;
  const isLoading = () => document.body?.classList.contains("waiting") ?? true;
  const retry = () => {
    if (hasFailed || !isLoading()) return; // a page that works stays
    hasFailed = true;
    const count = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(count + 1));
    const lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in texts) ?? "en";
    const notice = Object.assign(document.createElement("p"), { id: "busy", className: "trouble", lang, textContent: texts[lang] });
    notice.setAttribute("role", "alert");
    document.documentElement.append(notice); // the body may not be there yet
    if (count < most) setTimeout(() => location.reload(), 1000 * Math.min(first * 2 ** count, longest));
  };
  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet")) retry();
  }, { capture: true });
  addEventListener("load-failed", retry); // texts.js
  addEventListener("load", () => hasFailed || isLoading() || sessionStorage.removeItem(key));
}
