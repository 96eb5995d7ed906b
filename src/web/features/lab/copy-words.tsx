import { Copy } from "lucide-react";
import { copyText } from "#web/lib/browser/copy-text.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";

/** Copies a text of a test page, in the words those pages use. */
export function CopyWords({ label, text }: { label: string; text: string }) {
  return (
    <IconButton label={label} size="small" onClick={() => void copyText(text, "Copied")}>
      <Copy />
    </IconButton>
  );
}
