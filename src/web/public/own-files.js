// Notices when a file of the app does not come: a page that is loaded while a release changes, or from two processes of which
// only one has the new release, names files that are not there. Without this the loading screen would stand there for ever, or
// the app without its look. The page is loaded anew once; what is missing twice is named, with a way to try again.
(() => {
  const markKey = "stillpoint:missing-file";
  const answerWithinMs = 10_000;

  // Taken before the app runs, which draws over them; they stand above what has to be said.
  let rings;
  document.addEventListener("readystatechange", () => {
    rings ??= document.querySelector(".splash svg")?.cloneNode(true);
  });

  const isFirstTime = (path) => {
    try {
      if (sessionStorage.getItem(markKey) === path) return false;
      sessionStorage.setItem(markKey, path);
      return true;
    } catch {
      // Where nothing can be remembered, nothing would end the reloading.
      return false;
    }
  };

  const serverAnswers = async () => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), answerWithinMs);
    try {
      return (await fetch("/", { cache: "no-store", signal: patience.signal })).ok;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  };

  const line = (kind, text) => {
    const words = document.createElement(kind);
    words.className = "splash-status";
    words.textContent = text;
    return words;
  };

  const tell = (path, isSheet) => {
    if (document.getElementById("missing-file")) return;
    const screen = document.createElement("main");
    screen.id = "missing-file";
    screen.className = "splash";
    const again = document.createElement("button");
    again.className = "splash-again";
    again.textContent = "Reload";
    again.addEventListener("click", () => location.reload());
    const alert = document.createElement("div");
    alert.role = "alert";
    alert.append(line("h1", "A part of Stillpoint could not be loaded"));
    if (isSheet) alert.append(line("p", `Unable to preload CSS for ${path}`));
    alert.append(line("p", "Nothing you wrote is lost. A reload usually helps."));
    if (rings) screen.append(rings);
    screen.append(alert, again);
    const app = document.getElementById("root");
    if (app) app.hidden = true;
    document.body.append(screen);
  };

  addEventListener(
    "error",
    async ({ target }) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === "stylesheet";
      if (!isSheet && !(target instanceof HTMLScriptElement)) return;
      const path = new URL(isSheet ? target.href : target.src).pathname;
      if ((await serverAnswers()) && isFirstTime(path)) location.reload();
      else tell(path, isSheet);
    },
    // What a file's own element hears goes no further up: it is heard on the way down.
    true,
  );
})();
