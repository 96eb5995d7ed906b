import { readStored, writeStored } from "#web/lib/browser/storage.ts";

const markKey = "stillpoint:reloaded-for";
/** Meanwhile the loading screen shows; a server that says nothing for so long is taken for none. */
const answerWithinMs = 10_000;

/**
 * Loads the page anew when a part of it could not be had, as after a new release: the parts of the old one are gone.
 * Drafts are stored with each stroke and come back. Resolves to false, and leaves the page alone, when the server cannot be
 * reached or when this very release was loaded anew before: what fails twice is not mended by a third time.
 */
export async function recoverFromRelease(reload = () => window.location.reload()): Promise<boolean> {
  const release = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "unknown";
  if (readStored(markKey, "session") === release) return false;
  if (!(await isReachable())) return false;
  writeStored(markKey, release, "session");
  // Where nothing can be remembered, nothing would end the reloading.
  if (readStored(markKey, "session") !== release) return false;
  reload();
  return true;
}

async function isReachable(): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), answerWithinMs);
  try {
    const answer = await fetch("/", { cache: "no-store", signal: patience.signal });
    return answer.ok;
  } catch {
    // Offline, or a server that says nothing: the browser's own page would take the draft from sight.
    return false;
  } finally {
    clearTimeout(timer);
  }
}
