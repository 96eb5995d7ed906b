import type { Services } from "#server/services.ts";

/** Who is asking, as the session says it. */
export interface SignedIn {
  userId: string;
  /** The session's row, to which access tokens are bound. */
  sessionId: string;
  email: string;
  fullName: string;
  isEmailVerified: boolean;
  /** As the database says it at this moment. */
  isOperator: boolean;
}

/** The owner of a closed account, who has signed in and may do nothing but reactivate it or leave. */
export interface SignedInClosed {
  userId: string;
  email: string;
  eraseAt: Date;
}

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
