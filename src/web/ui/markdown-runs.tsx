import { Fragment, memo, type ReactNode } from "react";
import { type Inline, parseInline } from "#web/lib/markdown-inline.ts";

/** The text of one block, with its emphasis, code and links. */
export const MarkdownRuns = memo(function MarkdownRuns({ text }: { text: string }) {
  return drawRuns(parseInline(text));
});

/** The runs of a text keep their places, so a place is a good key. */
function drawRuns(runs: Inline[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text keep their places
  return runs.map((run, at) => <Fragment key={at}>{drawRun(run)}</Fragment>);
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
