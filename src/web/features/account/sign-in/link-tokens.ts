/** What a reset link carries. */
export interface ResetTokens {
  accessToken: string;
  refreshToken: string;
}

/** The tokens of the reset link that was opened; null when one of the two is missing. */
export function resetTokens(): ResetTokens | null {
  const accessToken = carried("access_token");
  const refreshToken = carried("refresh_token");
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** The token of the confirmation link that was opened, or null. */
export function verificationToken(): string | null {
  return carried("verification_token");
}

/** The token of the link to a new address that was opened, or null. */
export function emailToken(): string | null {
  return carried("email_token");
}

/** What the link of an invitation carries, or null. */
export function invitationToken(): string | null {
  return carried("invitation");
}

/** Why a sign-in at the provider of identities came to nothing, or null. */
export function signOnCode(): string | null {
  return carried("sign_on");
}

/** Takes what a link carried out of the address bar and the history, so that a token is neither seen nor shared. */
export function cleanAddress(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}

/** Links carry in the fragment, which no server sees; in e-mails of earlier releases it was the query. */
function carried(name: string): string | null {
  const { hash, search } = window.location;
  return new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
}
