// Before anything is painted: the theme that the reader chose. Not a module, for those come later.
{
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
}
