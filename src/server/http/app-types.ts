/** What a request carries; the connection is missing where there is none, as in a test. */
export interface AppTypes {
  Variables: { requestId: string };
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } } | undefined;
}
