import { type FormEvent, useRef, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { useSignIn } from "#web/features/account/queries.ts";
import { errorSentence } from "#web/lib/notices/error-sentence.ts";
import { Button, LinkButton } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";

interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** The password was right, and a code is asked for as well. */
  onCodeNeeded: () => void;
  onForgot: () => void;
  /** Left out where no account can be opened; `note` says so. */
  onSignUp?: (() => void) | undefined;
  note?: string | undefined;
}

/** E-mail and password of somebody who has been here before. */
export function SignInForm(props: SignInFormProps) {
  const { email, onEmailChange, onCodeNeeded, onForgot, onSignUp, note } = props;
  const [password, setPassword] = useState("");
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const error = signIn.error ? errorSentence(signIn.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signIn.isPending) return;
    // Who is refused goes on at the password, where the reason stands too: a toast is gone in four seconds.
    const onError = () =>
      form.current?.querySelector<HTMLElement>("[autocomplete=current-password]")?.focus();
    const onSuccess = ({ signedIn }: { signedIn: boolean }) => signedIn || onCodeNeeded();
    signIn.mutate({ email: email.trim(), password }, { onError, onSuccess });
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        minLength={limits.password.signInMinChars}
        state={error ? "invalid" : "untouched"}
        hint={error && <span className="text-danger">{error}</span>}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <LinkButton className="justify-self-start text-small" onClick={onForgot}>
        Forgot your password?
      </LinkButton>
      <Button type="submit" look="primary" aria-disabled={signIn.isPending}>
        {signIn.isPending ? "Signing in..." : "Sign In"}
      </Button>
      <p className="text-small text-quiet">
        {onSignUp ? (
          <>
            Don't have an account? <LinkButton onClick={onSignUp}>Sign up</LinkButton>
          </>
        ) : (
          note
        )}
      </p>
    </form>
  );
}
