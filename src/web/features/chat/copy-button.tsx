import { Copy } from "lucide-react";
import { notify } from "#web/lib/notify.ts";
import { showRefusal } from "#web/lib/show-error.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Puts a message's text on the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success("Copied to clipboard");
    } catch {
      showRefusal("COPY_FAILED");
    }
  };
  return (
    <IconButton label="Copy message" size="small" onClick={() => void copy()}>
      <Copy />
    </IconButton>
  );
}
