import { type FormEvent, useState } from "react";
import { missingFromPassword } from "#shared/account/password.ts";
import { NewPassword } from "#web/features/account/sign-in/new-password.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";
import { useChangePassword } from "./queries.ts";

/** Sets a new password for whoever knows the present one. */
export function PasswordForm() {
  const [currentPassword, setCurrentPassword] = useState("");
  const [password, setPassword] = useState("");
  const changing = useChangePassword();
  const isIncomplete = currentPassword === "" || missingFromPassword(password) !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete) return;
    const onSuccess = () => {
      setCurrentPassword("");
      setPassword("");
    };
    changing.mutate({ currentPassword, password }, { onSuccess });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        required
        value={currentPassword}
        onChange={(event) => setCurrentPassword(event.target.value)}
      />
      <NewPassword label="New password" isChecklist value={password} onChange={setPassword} />
      <p className="text-small text-quiet">
        This signs out every other browser, removes your passkeys and ends the tokens of your own programs.
      </p>
      <Button
        size="small"
        type="submit"
        className="justify-self-start"
        disabled={isIncomplete || changing.isPending}
      >
        {changing.isPending ? "Changing..." : "Change password"}
      </Button>
    </form>
  );
}
