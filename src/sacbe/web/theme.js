// Before anything is painted: the theme that the reader chose. Not a module, for those come later.
{
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
}

// A script that could not be loaded leaves the page empty: try again, a few times.
{
  const [key, most, delay] = [`reloads:${location.pathname}`, 5, 3000];
  addEventListener("error", ({ target }) => {
    const count = Number(sessionStorage.getItem(key) ?? 0);
    if (!(target instanceof HTMLScriptElement) || count >= most) return;
    sessionStorage.setItem(key, String(count + 1));
    setTimeout(() => location.reload(), delay);
  }, { capture: true });
  addEventListener("load", () => document.body.classList.contains("waiting") || sessionStorage.removeItem(key));
}
