import { personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";

/** Remembers for this tab which chat is open, so that a reload comes back to it. */
export function openChatMemory(userId: string) {
  const key = personalKey(userId, "open-chat");
  return {
    read: () => readStored(key, "session"),
    write: (sessionId: string | null) => writeStored(key, sessionId, "session"),
  };
}
