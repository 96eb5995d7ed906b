import { type FormEvent, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { useIsPhone } from "#web/lib/browser/use-is-phone.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";
import { useAddPasskey } from "./queries.ts";

/** Names a new passkey and asks for the password; the browser asks for the rest. */
export function NewPasskeyForm({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState(useIsPhone() ? "My phone" : "My computer");
  const [password, setPassword] = useState("");
  const adding = useAddPasskey();
  const isIncomplete = name.trim() === "" || password === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete || adding.isPending) return;
    adding.mutate({ name: name.trim(), password }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label="What to call it"
        autoComplete="off"
        required
        maxLength={limits.passkey.nameChars}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordInput
        label="Your password, to confirm it's you"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" disabled={isIncomplete || adding.isPending}>
          {adding.isPending ? "One moment..." : "Create the passkey"}
        </Button>
        <Button size="small" look="plain" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
