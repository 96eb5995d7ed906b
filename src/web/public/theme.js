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

// Asks who is here while the app is still on its way; its first call for that takes this answer.
if (document.currentScript?.hasAttribute("data-asks-session")) {
  const headers = { "content-type": "application/json" };
  window.firstSession = fetch("/api/rpc/account/session", { method: "POST", headers, body: "{}" });
  // Whoever takes the answer hears of a failure; until then it is nobody's.
  window.firstSession.catch(() => {});
}
