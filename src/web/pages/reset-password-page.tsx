import { useEffect, useState } from "react";
import { AuthFrame } from "#web/features/account/auth-frame.tsx";
import { cleanAddress, resetTokens } from "#web/features/account/link-tokens.ts";
import { ResetPasswordForm } from "#web/features/account/reset-password-form.tsx";
import { useSessionEvents } from "#web/features/account/session-context.ts";
import { goTo } from "#web/lib/place.tsx";
import { showRefusal } from "#web/lib/show-error.ts";

/** Where a reset link leads; the tokens are taken out of the address bar before anything else. */
export function ResetPasswordPage() {
  const [tokens] = useState(() => resetTokens(window.location.search));
  const sessionEvents = useSessionEvents();
  useEffect(() => {
    cleanAddress();
    if (tokens) return sessionEvents.tell("PASSWORD_RECOVERY");
    showRefusal("RESET_LINK_INVALID");
    goTo("/", { replace: true });
  }, [tokens, sessionEvents]);
  if (!tokens) return null;
  return (
    <AuthFrame title="Set New Password" lead="Choose one you have not used here before.">
      <ResetPasswordForm tokens={tokens} onDone={() => goTo("/", { replace: true })} />
    </AuthFrame>
  );
}
