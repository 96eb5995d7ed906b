import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { useApi } from "#web/lib/api.ts";
import { errorCode, errorSentence } from "#web/lib/notices/error-sentence.ts";
import { Button, LinkButton } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useEnterCode } from "./queries.ts";

/** The second step of signing in: the code of the app, or a recovery code. */
export function CodeForm({ onStartOver }: { onStartOver: () => void }) {
  const [code, setCode] = useState("");
  const entering = useEnterCode();
  const form = useRef<HTMLFormElement>(null);
  const options = sessionOptions(useApi());
  const queryClient = useQueryClient();
  const error = entering.error ? errorSentence(entering.error) : null;
  const isOver = errorCode(entering.error) === "CODE_TOO_LATE";
  const field = () => form.current?.querySelector<HTMLElement>("input");
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entering.isPending) return;
    entering.mutate({ code }, { onError: () => field()?.focus() });
  };
  const startOver = () => {
    void queryClient.invalidateQueries({ queryKey: options.queryKey });
    onStartOver();
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <Field
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={60}
        state={error ? "invalid" : "untouched"}
        hint={
          error ? (
            <span role="alert" className="text-danger">
              {error}
            </span>
          ) : (
            "Six digits from your authenticator app. Without your phone, enter one of your recovery codes."
          )
        }
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" disabled={isOver} aria-disabled={entering.isPending}>
        {entering.isPending ? "Signing in..." : "Continue"}
      </Button>
      <p className="text-small text-quiet">
        <LinkButton onClick={startOver}>Back to sign in</LinkButton>
      </p>
    </form>
  );
}
