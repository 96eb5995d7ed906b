import { useEffect, useState } from "react";
import { useSessionEvents } from "#web/features/account/session-context.ts";
import { AuthFrame } from "#web/features/account/sign-in/auth-frame.tsx";
import { cleanAddress, resetTokens } from "#web/features/account/sign-in/link-tokens.ts";
import { ResetPasswordForm } from "#web/features/account/sign-in/reset-password-form.tsx";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { goTo } from "#web/lib/router.tsx";

/** Where a reset link leads; the tokens are taken out of the address bar before anything else, and so are those of a newer link that is opened in the same tab. */
export function ResetPasswordPage() {
  const [tokens, setTokens] = useState(resetTokens);
  const sessionEvents = useSessionEvents();
  useEffect(() => {
    const follow = () => setTokens((present) => resetTokens() ?? present);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    cleanAddress();
    if (tokens) return sessionEvents.tell("PASSWORD_RECOVERY");
    showErrorCode("RESET_LINK_INVALID");
    goTo("/", { replace: true });
  }, [tokens, sessionEvents]);
  if (!tokens) return null;
  return (
    <AuthFrame title="Set New Password" lead="Choose one you haven't used here before.">
      <ResetPasswordForm tokens={tokens} onDone={() => goTo("/", { replace: true })} />
    </AuthFrame>
  );
}
