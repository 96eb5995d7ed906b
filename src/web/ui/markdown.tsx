import { Fragment, memo, type ReactNode } from "react";
import { type Block, parseBlocks, splitSources } from "#web/lib/markdown-blocks.ts";
import { type Inline, parseInline } from "#web/lib/markdown-inline.ts";

/** Draws Markdown from a stranger: no HTML, no pictures, safe links; while it grows only its last part is drawn anew. */
export function Markdown({ text }: { text: string }) {
  const sources = splitSources(text);
  return (
    <div className="grid gap-[0.9em] wrap-break-word">
      {sources.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sources are only ever added at the end
        <Source key={at} source={source} />
      ))}
    </div>
  );
}

const Source = memo(function Source({ source }: { source: string }) {
  return keyed(parseBlocks(source).map(drawBlock));
});

function drawBlock(block: Block): ReactNode {
  switch (block.type) {
    case "heading":
      return <p className="mt-2 text-[1.15em] leading-snug font-semibold">{drawInline(block.text)}</p>;
    case "list":
      return drawList(block);
    case "quote":
      return (
        <blockquote className="border-l-2 border-accent pl-4 text-quiet">{drawInline(block.text)}</blockquote>
      );
    case "code":
      return (
        <pre className="thin-scroll overflow-x-auto rounded-soft bg-sunk p-4 text-small">
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr className="my-1 w-16 border-line" />;
    case "paragraph":
      return <p>{drawInline(block.text)}</p>;
  }
}

function drawList({ isOrdered, start, items }: Extract<Block, { type: "list" }>): ReactNode {
  const drawn = keyed(items.map(drawItem));
  return isOrdered ? (
    <ol start={start} className="grid list-decimal gap-1.5 pl-6">
      {drawn}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1.5 pl-6 marker:text-accent">{drawn}</ul>
  );
}

function drawItem(item: string): ReactNode {
  return <li className="pl-1">{drawInline(item)}</li>;
}

function drawInline(text: string): ReactNode {
  return drawRuns(parseInline(text));
}

function drawRuns(runs: Inline[]): ReactNode {
  return keyed(runs.map(drawRun));
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

/** The parts of a text keep their places, so a place is a good key. */
function keyed(nodes: ReactNode[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
  return nodes.map((node, at) => <Fragment key={at}>{node}</Fragment>);
}
