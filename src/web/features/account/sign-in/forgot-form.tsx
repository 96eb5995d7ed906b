import type { FormEvent } from "react";
import { useRequestReset } from "#web/features/account/queries.ts";
import { Button, LinkButton } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface ForgotFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Whether the server sends no e-mail, and keeps the link for its operator. */
  sendsNone: boolean;
  onBack: () => void;
}

/** Asks where the link for a new password should go; leaves by itself once it is sent. */
export function ForgotForm({ email, onEmailChange, sendsNone, onBack }: ForgotFormProps) {
  const requestReset = useRequestReset(sendsNone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    requestReset.mutate({ email: email.trim() }, { onSuccess: onBack });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <Button type="submit" look="primary" disabled={requestReset.isPending}>
        {requestReset.isPending ? "Sending..." : "Send Reset Link"}
      </Button>
      <LinkButton className="justify-self-start text-small" onClick={onBack}>
        Back to Sign In
      </LinkButton>
    </form>
  );
}
