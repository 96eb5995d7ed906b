import { useEffect } from "react";
import { useVerifyEmail } from "#web/features/account/queries.ts";
import { cleanAddress, verificationToken } from "./link-tokens.ts";

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
