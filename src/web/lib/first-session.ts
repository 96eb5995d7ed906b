declare global {
  interface Window {
    /** The answer to who is here, asked for by `theme.js` while the app was on its way. */
    firstSession?: Promise<Response> | undefined;
  }
}

/** Sends a call; the first one for the session takes the answer that is waiting already, once. */
export function sendCall(request: Request, init?: RequestInit): Promise<Response> {
  const waiting = window.firstSession;
  if (!waiting || !request.url.endsWith("/account/session")) return fetch(request, init);
  window.firstSession = undefined;
  return waiting;
}
