import { type FormEvent, useState } from "react";
import { useSendsNoMail } from "#web/features/account/use-sends-no-mail.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";
import { useChangeEmail } from "./queries.ts";

/** Asks for another address; it is used once the link that goes there is opened. */
export function EmailForm({ email: present }: { email: string }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const sendsNone = useSendsNoMail();
  const changing = useChangeEmail(sendsNone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      setEmail("");
      setPassword("");
    };
    changing.mutate({ email: email.trim(), password }, { onSuccess });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-small wrap-break-word text-quiet">
        You sign in with {present}.{" "}
        {sendsNone
          ? "This server sends no email: whoever runs it will find the link to confirm the new address in its outbox."
          : "We'll email a link to the new address, and let this one know."}
      </p>
      <Field
        label="New email address"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button
        size="small"
        type="submit"
        className="justify-self-start"
        disabled={email === "" || password === "" || changing.isPending}
      >
        {changing.isPending ? "Sending..." : sendsNone ? "Make the link" : "Send the link"}
      </Button>
    </form>
  );
}
