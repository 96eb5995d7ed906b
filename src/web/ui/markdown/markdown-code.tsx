import { Copy } from "lucide-react";
import { memo } from "react";
import { copyText } from "#web/lib/browser/copy-text.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { inPlace } from "./in-place.tsx";

interface MarkdownCodeProps {
  language: string;
  /** The lines in bundles; while code grows only the last one changes. */
  runs: readonly string[];
}

/** Code in a box that scrolls sideways, with its language and a way to copy all of it. */
export function MarkdownCode({ language, runs }: MarkdownCodeProps) {
  return (
    <div className="overflow-hidden rounded-soft bg-sunk font-sans text-small">
      <div className="flex min-h-9 items-center justify-between ps-4 text-tiny text-quiet">
        <span>{language.slice(0, 30)}</span>
        <IconButton label="Copy code" size="small" onClick={() => void copyText(runs.join("\n"))}>
          <Copy />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="thin-scroll overflow-x-auto px-4 pb-4">
        <code>
          {inPlace(runs, (run) => (
            <Run text={run} />
          ))}
        </code>
      </pre>
    </div>
  );
}

const Run = memo(function Run({ text }: { text: string }) {
  return <span className="block">{text}</span>;
});
