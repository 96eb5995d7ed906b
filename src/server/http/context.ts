import type { Services } from "#server/services.ts";
import type { SignedIn } from "./signed-in.ts";

/** What every call is given besides its input. */
export interface CallContext {
  services: Services;
  requestId: string;
  requestHeaders: Headers;
  /** The network the request came from, for counting only: it is never logged or kept. */
  clientAddress: string;
  /** Filled by the response-headers plug-in; cookies are set through it. */
  resHeaders?: Headers;
  /** Who is asking; nobody when there is no valid session, or one of a closed account. */
  signedIn: SignedIn | undefined;
}
