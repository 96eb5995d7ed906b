const personalPrefix = "stillpoint:";

/** The key of something that belongs to one person and goes when they sign out. */
export function personalKey(userId: string, name: string): string {
  return `${personalPrefix}${userId}:${name}`;
}

/** Whose something is, by the key it has from `personalKey`; nobody's when the key is of another thing. */
export function ownerOf(key: string, name: string): string | null {
  const end = `:${name}`;
  if (!key.startsWith(personalPrefix) || !key.endsWith(end)) return null;
  return key.slice(personalPrefix.length, -end.length);
}

/** What is stored under a key; nothing when it is absent or storage is forbidden. */
export function readStored(key: string, area: "local" | "session" = "local"): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes the key when there is none; a full or forbidden storage is not the person's concern. */
export function writeStored(key: string, value: string | null, area: "local" | "session" = "local"): void {
  try {
    if (value) storage(area).setItem(key, value);
    else storage(area).removeItem(key);
  } catch {
    // The value then lives for this page only.
  }
}

const forgottenEvent = "stillpoint:forgotten";

/** Removes everything of one person from this browser (drafts, the open chat), and says so; others' stays theirs. */
export function forgetPersonal(userId: string): void {
  for (const area of ["local", "session"] as const) {
    for (const key of keysOf(area)) if (key.startsWith(personalKey(userId, ""))) writeStored(key, null, area);
  }
  window.dispatchEvent(new Event(forgottenEvent));
}

/** Removes whatever of anybody's is kept under a key with this ending, as of a chat that is gone. */
export function removeStoredEnding(ending: string): void {
  for (const key of keysOf("local"))
    if (key.startsWith(personalPrefix) && key.endsWith(ending)) writeStored(key, null);
}

/** Hears that everything of a person was removed, so that nothing of it is written again; returns how to stop. */
export function onForgotten(listener: () => void): () => void {
  window.addEventListener(forgottenEvent, listener);
  return () => window.removeEventListener(forgottenEvent, listener);
}

function keysOf(area: "local" | "session"): string[] {
  try {
    return Object.keys(storage(area));
  } catch {
    return [];
  }
}

function storage(area: "local" | "session"): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage;
}
