import { Copy } from "lucide-react";
import { copyText } from "#web/lib/browser/copy-text.ts";
import { Button } from "#web/ui/form/button.tsx";

/** A token that was just made: to be copied now, as it is never shown again. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <div role="status" className="grid gap-3 rounded-soft border border-accent bg-surface p-4">
      <p className="text-small">Copy your token now. It isn't kept here and won't be shown again.</p>
      <code className="rounded-small bg-raised px-3 py-2 text-tiny break-all">{token}</code>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" onClick={() => void copyText(token)}>
          <Copy aria-hidden="true" />
          Copy token
        </Button>
        <Button size="small" look="plain" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
