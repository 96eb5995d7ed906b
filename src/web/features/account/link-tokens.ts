/** What a reset link carries. */
export interface ResetTokens {
  accessToken: string;
  refreshToken: string;
}

/** The tokens of a reset link; null when one of the two is missing. */
export function resetTokens(search: string): ResetTokens | null {
  const query = new URLSearchParams(search);
  const accessToken = query.get("access_token");
  const refreshToken = query.get("refresh_token");
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** The token of a confirmation link, or null. */
export function verificationToken(search: string): string | null {
  return new URLSearchParams(search).get("verification_token");
}

/** Takes the query out of the address bar and the history, so that a token is neither seen nor shared. */
export function cleanAddress(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}
