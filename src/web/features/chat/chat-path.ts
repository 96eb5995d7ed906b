const chatPathOf = /^\/chats\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/;

/** The address of a chat; of none, the root. */
export function chatPath(sessionId: string | null): string {
  return sessionId === null ? "/" : `/chats/${sessionId}`;
}

/** The chat that a path names; nothing for any other path. */
export function chatOfPath(path: string): string | null {
  return chatPathOf.exec(path)?.[1] ?? null;
}

/** Whether a path shows the chat screen: the root, or the address of a chat. */
export function isChatPath(path: string): boolean {
  return path === "/" || chatOfPath(path) !== null;
}
