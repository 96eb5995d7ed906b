import { useEffect, useRef } from "react";
import { copyText } from "#web/lib/browser/copy-text.ts";
import { Button } from "#web/ui/form/button.tsx";

/** New recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = () => void copyText(codes.join("\n"), "The recovery codes are copied.");
  return (
    <div className="grid gap-3">
      <p ref={title} tabIndex={-1} className="text-small outline-none">
        These are your recovery codes. Write them down now: they won't be shown again. Each signs you in once,
        with your password, when you don't have your phone.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-soft bg-sunk px-4 py-3 font-mono text-small"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={copy}>
          Copy them
        </Button>
        <Button size="small" look="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
