import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { errorSentence } from "#web/lib/notices/error-sentence.ts";
import { Link } from "#web/lib/router.tsx";
import { timeZone } from "#web/lib/time-zone.ts";
import { Button, buttonLook } from "#web/ui/form/button.tsx";
import { Markdown } from "#web/ui/markdown/markdown.tsx";

/** What somebody writes who has no account, and the one reply to it; `help` stands below where care spoke. */
export function TryOut({ help }: { help: ReactNode }) {
  const id = useId();
  const [text, setText] = useState("");
  const { client } = useApi();
  const saying = useMutation({
    mutationFn: (said: string) => client.tryOut.say({ text: said, agreed: true, timeZone: timeZone() }),
  });
  const { data: reply, variables: said, error, isPending } = saying;
  if (reply && said !== undefined) return <Exchange said={said} {...reply} help={help} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !isPending) saying.mutate(text);
  };
  return (
    <form onSubmit={send} className="grid gap-3">
      <label htmlFor={id} className="text-small font-medium">
        What has been hard lately?
      </label>
      <textarea
        id={id}
        rows={4}
        dir="auto"
        value={text}
        maxLength={limits.tryOut.maxChars}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field-sizing-content min-h-30 w-full rounded-soft border border-edge bg-surface px-4 py-3 text-base text-ink"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="text-small text-danger">
          {errorSentence(error)}
        </p>
      )}
      <Button type="submit" look="primary" aria-disabled={isPending || text.trim() === ""}>
        {isPending ? "One moment..." : "Send"}
      </Button>
    </form>
  );
}

interface ExchangeProps {
  said: string;
  text: string;
  isCare: boolean;
  help: ReactNode;
}

function Exchange({ said, text, isCare, help }: ExchangeProps) {
  const reply = useRef<HTMLHeadingElement>(null);
  // What one pressed is gone: the focus goes to what came of it.
  useEffect(() => reply.current?.focus(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-label="You wrote" className="justify-self-end rounded-soft bg-raised px-4 py-3">
        <p dir="auto" className="whitespace-pre-wrap wrap-break-word">
          {said}
        </p>
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 ref={reply} tabIndex={-1} className="text-small font-medium text-quiet outline-none">
          The guide
        </h2>
        <div dir="auto" className="font-serif text-prose">
          <Markdown text={text} />
        </div>
      </section>
      {isCare && help}
      <p className="border-t border-line pt-6 text-quiet">
        {isCare
          ? "To go on talking, create an account. The help lines above are there either way."
          : "With an account the conversation goes on, and you get a meditation made from your words."}
      </p>
      <Link to="/" className={buttonLook("primary", "normal", "justify-self-start")}>
        Sign in or create an account
      </Link>
    </div>
  );
}
