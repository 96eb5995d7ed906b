// Runs before the first paint, so that nobody who chose the light theme sees a dark flash.
(() => {
  let theme = "dark";
  try {
    theme = localStorage.getItem("theme") === "light" ? "light" : "dark";
  } catch {
    // Storage can be forbidden; the default theme then holds.
  }
  document.documentElement.classList.toggle("dark", theme === "dark");
})();
