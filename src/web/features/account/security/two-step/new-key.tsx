import { type FormEvent, useEffect, useRef, useState } from "react";
import { encode } from "uqr";
import { errorSentence } from "#web/lib/notices/error-sentence.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useConfirmTwoStep } from "./queries.ts";

interface NewKeyProps {
  uri: string;
  /** The same for typing. */
  appKey: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** A key for an authenticator app, as a picture and for typing, and the first code of it. */
export function NewKey({ uri, appKey, onConfirmed, onCancel }: NewKeyProps) {
  const [code, setCode] = useState("");
  const confirming = useConfirmTwoStep();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const error = confirming.error ? errorSentence(confirming.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = ({ recoveryCodes }: { recoveryCodes: string[] }) => onConfirmed(recoveryCodes);
    confirming.mutate({ code }, { onSuccess });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p ref={words} tabIndex={-1} className="text-small outline-none">
        Take a picture of this with your authenticator app, or type the key into it. Then enter the six digits
        it shows.
      </p>
      <KeyPicture uri={uri} />
      <p className="text-small wrap-anywhere">
        Key: <span className="font-mono">{appKey}</span>
      </p>
      <Field
        label="Code from the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={60}
        state={error ? "invalid" : "untouched"}
        hint={error && <span className="text-danger">{error}</span>}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" disabled={code === "" || confirming.isPending}>
          {confirming.isPending ? "One moment..." : "Turn it on"}
        </Button>
        <Button size="small" look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Black on white in both themes: cameras read nothing else as well. */
function KeyPicture({ uri }: { uri: string }) {
  const { data, size } = encode(uri, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label="The key as a picture"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-48 rounded-small bg-white"
    >
      <path d={dark.join("")} fill="black" />
    </svg>
  );
}
