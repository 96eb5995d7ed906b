import { memo, type ReactNode } from "react";
import { type Inline, parseInline } from "#web/lib/markdown/inline.ts";
import { inPlace } from "./in-place.tsx";

/** The text of one block, with its emphasis, code and links. */
export const MarkdownRuns = memo(function MarkdownRuns({ text }: { text: string }) {
  return drawRuns(parseInline(text));
});

function drawRuns(runs: Inline[]): ReactNode {
  return inPlace(runs, drawRun);
}

function drawRun(run: Inline): ReactNode {
  switch (run.type) {
    case "text":
      return run.text;
    case "break":
      return <br />;
    case "code":
      return <code className="rounded-small bg-sunk px-1.5 py-0.5 text-[0.85em]">{run.text}</code>;
    case "strong":
      return <strong className="font-semibold">{drawRuns(run.children)}</strong>;
    case "emphasis":
      return <em>{drawRuns(run.children)}</em>;
    case "struck":
      return <s>{drawRuns(run.children)}</s>;
    case "link":
      return (
        <a
          href={run.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-accent underline underline-offset-4"
        >
          {drawRuns(run.children)}
        </a>
      );
  }
}
