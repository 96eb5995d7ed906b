import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/form/button.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";
import { useOpenDesk } from "./queries.ts";

/** Asks for the password once more: a screen that stands open is no operator. */
export function DeskDoor() {
  const [password, setPassword] = useState("");
  const opening = useOpenDesk();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    opening.mutate({ password });
  };
  return (
    <form onSubmit={submit} className="grid max-w-[25rem] gap-5">
      <p className="text-quiet">Enter your password once more. The desk stays open for 15 minutes.</p>
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" disabled={password === "" || opening.isPending}>
        {opening.isPending ? "One moment..." : "Open the desk"}
      </Button>
    </form>
  );
}
