// Runs before the first paint, so that nobody sees another look first than their own, and keeps the look afterwards.
(() => {
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)");
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be forbidden; what is usual then holds.
      return null;
    }
  };
  const drawHour = () => {
    const hour = new Date().getHours();
    root.dataset.hour =
      hour < 5 ? "night" : hour < 8 ? "dawn" : hour < 17 ? "day" : hour < 21 ? "dusk" : "night";
  };
  const draw = () => {
    const theme = stored("theme");
    const isLight = theme === "light" || (theme === "system" && light.matches);
    root.classList.toggle("dark", !isLight);
    root.dataset.reading = stored("readingSize") ?? "";
    document
      .querySelector("meta[name=theme-color]")
      ?.setAttribute("content", isLight ? "#f8f4ed" : "#0c1518");
  };
  draw();
  drawHour();
  setInterval(drawHour, 60_000);
  document.addEventListener("visibilitychange", drawHour);
  light.addEventListener("change", draw);
  addEventListener("stillpoint:look", draw);
  addEventListener("storage", draw);
})();
