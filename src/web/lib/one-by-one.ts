/** Sends a request as `fetch` does. */
export type Send = (request: Request, init?: RequestInit) => Promise<Response>;

/**
 * Sends the first request of a moment at once and each further one in a task of its own. A browser takes
 * milliseconds to send one, on a phone tens of them, and a screen that opens with six would not hear a finger meanwhile.
 */
export function oneByOne(send: Send): Send {
  let isSending = false;
  return (request, init) => {
    if (isSending) return new Promise((resolve) => setTimeout(() => resolve(send(request, init))));
    isSending = true;
    setTimeout(() => {
      isSending = false;
    });
    return send(request, init);
  };
}
