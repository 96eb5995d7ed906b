import { useEffect } from "react";
import { cleanAddress, verificationToken } from "./link-tokens.ts";
import { useVerifyEmail } from "./queries.ts";

/** Confirms the e-mail address when a confirmation link is opened, here or in a tab that stands open; its token leaves the address bar. */
export function useEmailVerification(): void {
  const { mutate } = useVerifyEmail();
  useEffect(() => {
    const verify = () => {
      const token = verificationToken();
      if (!token) return;
      cleanAddress();
      mutate({ token });
    };
    verify();
    window.addEventListener("hashchange", verify);
    return () => window.removeEventListener("hashchange", verify);
  }, [mutate]);
}
