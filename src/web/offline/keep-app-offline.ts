/** Long enough that nothing somebody waits for is slowed down. */
const waitMs = 5000;

/**
 * Has the browser keep the app's own files, once somebody is signed in: a visitor who only looks is given nothing to keep.
 * Asked for again it changes nothing. Without https there is none, and where it is refused the app needs a line.
 */
export function keepAppOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }, waitMs);
}
