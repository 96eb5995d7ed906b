import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/form/button.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";

interface PasswordStepProps {
  action: string;
  isPending: boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password before something a stranger at an open screen must not do. */
export function PasswordStep({ action, isPending, onPassword, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPassword(password);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <PasswordInput
        label="Your password, to confirm it's you"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" disabled={password === "" || isPending}>
          {isPending ? "One moment..." : action}
        </Button>
        <Button size="small" look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
