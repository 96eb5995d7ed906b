import { type FormEvent, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";
import { useCloseAccount } from "./closing.ts";

/** Says what deleting means, and asks for the password before it is done. */
export function DeleteAccountDialog({ onClosed, onCancel }: { onClosed: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState("");
  const closeAccount = useCloseAccount(onClosed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    closeAccount.mutate({ password });
  };
  return (
    <Dialog label="Delete your account?" shape="small" onClose={onCancel}>
      <form onSubmit={submit} className="grid gap-5 overflow-y-auto p-6">
        <h2 className="font-serif text-title">Delete your account?</h2>
        <div className="grid gap-3 text-small text-quiet">
          <p>Your account closes at once, on every device.</p>
          <p>
            For {limits.account.reactivationDays} days you can come back: sign in, and everything is as you
            left it. After that your chats, your meditations and your account are erased for good.
          </p>
        </div>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          hint="To confirm it's you."
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" data-first-focus onClick={onCancel}>
            Keep my account
          </Button>
          <Button type="submit" look="danger" disabled={password === "" || closeAccount.isPending}>
            {closeAccount.isPending ? "Closing..." : "Delete account"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
