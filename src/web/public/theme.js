// Runs before the first paint, so that nobody who chose the light theme sees a dark flash.
(() => {
  let isLight = false;
  try {
    isLight = localStorage.getItem("theme") === "light";
  } catch {
    // Storage can be forbidden; the default theme then holds.
  }
  document.documentElement.classList.toggle("dark", !isLight);
  if (isLight) document.querySelector("meta[name=theme-color]")?.setAttribute("content", "#f8f4ed");
})();
