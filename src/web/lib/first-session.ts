import type { Send } from "./one-by-one.ts";

/**
 * Sends calls. The first one for the session goes as the page's preload of it went, so that it finds the answer that
 * is there, or on its way, since before the app came.
 */
export function createSender(): Send {
  let isFirst = true;
  return (request, init) => {
    if (!isFirst || !request.url.endsWith("/account/session")) return fetch(request, init);
    isFirst = false;
    return fetch(new Request(request.url, { signal: request.signal }));
  };
}
