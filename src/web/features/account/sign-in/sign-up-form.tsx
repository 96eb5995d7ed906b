import { type FormEvent, useRef, useState } from "react";
import { missingFromPassword } from "#shared/account/password.ts";
import { limits } from "#shared/limits/limits.ts";
import { useSignUp } from "#web/features/account/queries.ts";
import { errorCode, errorSentence } from "#web/lib/notices/error-sentence.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { Button, LinkButton } from "#web/ui/form/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { explainOnEnter } from "./explain-on-enter.ts";
import { NewPassword } from "./new-password.tsx";
import { useWork } from "./work/use-work.ts";

interface SignUpFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  hasAgreed: boolean;
  onAgreedChange: (hasAgreed: boolean) => void;
  onReadTerms: () => void;
  onSignIn: () => void;
  /** What the link of an invitation carried. */
  invitation?: string | undefined;
  /** Whether the browser has to find something out first. */
  needsWork?: boolean | undefined;
}

/** Name, e-mail, password and the agreement of somebody new. */
export function SignUpForm(props: SignUpFormProps) {
  const {
    email,
    onEmailChange,
    hasAgreed,
    onAgreedChange,
    onReadTerms,
    onSignIn,
    invitation,
    needsWork = false,
  } = props;
  const [fullName, setFullName] = useState("");
  const [password, setPassword] = useState("");
  const signUp = useSignUp(useWork(needsWork && invitation === undefined));
  const form = useRef<HTMLFormElement>(null);
  const error = signUp.error && errorSentence(signUp.error);
  const isEmailTaken = errorCode(signUp.error) === "EMAIL_TAKEN";
  const missing = missingFromPassword(password);

  const isIncomplete = !hasAgreed || missing !== "";

  const explain = () => {
    if (!hasAgreed) showErrorCode("AGREEMENT_NEEDED");
    else showErrorCode("WEAK_PASSWORD", { missing });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signUp.isPending) return;
    if (isIncomplete) return explain();
    const onError = (refusal: unknown) => {
      const field = errorCode(refusal) === "EMAIL_TAKEN" ? "email" : "new-password";
      form.current?.querySelector<HTMLElement>(`[autocomplete=${field}]`)?.focus();
    };
    signUp.mutate(
      { fullName: fullName.trim(), email: email.trim(), password, agreed: true, invitation },
      { onError, onSuccess: ({ signedIn }) => !signedIn && onSignIn() },
    );
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={explainOnEnter(isIncomplete && explain)}
      className="grid gap-5"
    >
      <Field
        label="Full Name"
        autoComplete="name"
        required
        maxLength={limits.person.fullNameChars}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        state={isEmailTaken ? "invalid" : "untouched"}
        hint={isEmailTaken && <span className="text-danger">{error}</span>}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <NewPassword label="Password" value={password} onChange={setPassword} />
      <Checkbox isChecked={hasAgreed} onChange={onAgreedChange}>
        I have read and agree to the{" "}
        <LinkButton onClick={onReadTerms} className="inline-block phone:-my-2.5 phone:min-h-0! phone:py-2.5">
          disclaimer and terms
        </LinkButton>
      </Checkbox>
      {error && !isEmailTaken && <p className="text-small text-danger">{error}</p>}
      <Button type="submit" look="primary" disabled={signUp.isPending || isIncomplete}>
        {signUp.isPending ? "Creating account..." : "Sign Up"}
      </Button>
      <p className="text-small text-quiet">
        Already have an account? <LinkButton onClick={onSignIn}>Sign in</LinkButton>
      </p>
    </form>
  );
}
