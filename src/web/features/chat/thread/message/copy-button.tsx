import { Copy } from "lucide-react";
import { copyText } from "#web/lib/browser/copy-text.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";

/** Puts a message's text on the clipboard. */
export function CopyButton({ text }: { text: string }) {
  return (
    <IconButton label="Copy message" size="small" onClick={() => void copyText(text)}>
      <Copy />
    </IconButton>
  );
}
