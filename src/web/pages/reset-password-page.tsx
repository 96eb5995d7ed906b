import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { AuthFrame } from "#web/features/account/auth-frame.tsx";
import { cleanAddress, resetTokens } from "#web/features/account/link-tokens.ts";
import { ResetPasswordForm } from "#web/features/account/reset-password-form.tsx";
import { showRefusal } from "#web/lib/show-error.ts";

/** Where a reset link leads; the tokens are taken out of the address bar before anything else. */
export function ResetPasswordPage() {
  const [tokens] = useState(() => resetTokens(window.location.search));
  const navigate = useNavigate();
  useEffect(() => {
    cleanAddress();
    if (tokens) return;
    showRefusal("RESET_LINK_INVALID");
    void navigate("/", { replace: true });
  }, [tokens, navigate]);
  if (!tokens) return null;
  return (
    <AuthFrame title="Set New Password" lead="Choose one you have not used here before.">
      <ResetPasswordForm tokens={tokens} onDone={() => void navigate("/", { replace: true })} />
    </AuthFrame>
  );
}
