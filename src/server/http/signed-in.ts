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
