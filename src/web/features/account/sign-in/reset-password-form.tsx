import { type FormEvent, useState } from "react";
import { missingFromPassword } from "#shared/account/password.ts";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { useResetPassword } from "#web/features/account/queries.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { Button } from "#web/ui/form/button.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";
import { explainOnEnter } from "./explain-on-enter.ts";
import type { ResetTokens } from "./link-tokens.ts";
import { NewPassword } from "./new-password.tsx";

/** Sets a new password with the tokens of a reset link. */
export function ResetPasswordForm({ tokens, onDone }: { tokens: ResetTokens; onDone: () => void }) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const resetPassword = useResetPassword();
  const missing = missingFromPassword(password);
  const isMismatched = confirmation !== "" && confirmation !== password;

  const isIncomplete = missing !== "" || confirmation !== password;

  const explain = () => {
    if (missing) showErrorCode("WEAK_PASSWORD", { missing });
    else showErrorCode("PASSWORDS_DIFFER");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete) return explain();
    resetPassword.mutate({ ...tokens, password }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} onKeyDown={explainOnEnter(isIncomplete && explain)} className="grid gap-5">
      <NewPassword label="New Password" isChecklist value={password} onChange={setPassword} />
      <PasswordInput
        label="Confirm Password"
        autoComplete="new-password"
        required
        value={confirmation}
        state={confirmation === "" ? "untouched" : isMismatched ? "invalid" : "valid"}
        onChange={(event) => setConfirmation(event.target.value)}
        hint={
          isMismatched && (
            <span role="alert" className="text-danger">
              {appErrorText("PASSWORDS_DIFFER")}
            </span>
          )
        }
      />
      <Button type="submit" look="primary" disabled={resetPassword.isPending || isIncomplete}>
        {resetPassword.isPending ? "Updating..." : "Update Password"}
      </Button>
    </form>
  );
}
