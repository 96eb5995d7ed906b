import { useEffect, useRef } from "react";
import { cleanAddress, verificationToken } from "./link-tokens.ts";
import { useVerifyEmail } from "./queries.ts";

/** Confirms the e-mail address when the page was opened by a confirmation link; once, and the token leaves the address bar. */
export function useEmailVerification(): void {
  const { mutate } = useVerifyEmail();
  const isTaken = useRef(false);
  useEffect(() => {
    const token = verificationToken(window.location.search);
    if (!token || isTaken.current) return;
    isTaken.current = true;
    cleanAddress();
    mutate({ token });
  }, [mutate]);
}
