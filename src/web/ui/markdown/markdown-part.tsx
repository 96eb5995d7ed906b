import { memo, type ReactNode } from "react";
import { cellsOf } from "#web/lib/markdown/lines.ts";
import { readList } from "#web/lib/markdown/list.ts";
import { type Part, readOn } from "#web/lib/markdown/reader.ts";
import { inPlace } from "./in-place.tsx";
import { MarkdownCode } from "./markdown-code.tsx";
import { MarkdownRuns } from "./markdown-runs.tsx";

/** Lists in lists, quotes in quotes: what is nested deeper is shown as the text it is. */
const deepest = 6;

/** One part of a Markdown text; drawn once for as long as it stays the same. */
export const MarkdownPart = memo(function MarkdownPart({ part, depth }: { part: Part; depth: number }) {
  switch (part.type) {
    case "heading":
      return (
        <h2 className="mt-2 text-[1.15em] leading-snug font-semibold">
          <MarkdownRuns text={part.source} />
        </h2>
      );
    case "list":
      return <ListPart source={part.source} depth={depth} />;
    case "quote":
      return (
        <blockquote className="space-y-[0.6em] border-s-2 border-accent ps-4 text-quiet">
          <Nested source={part.source.replace(/^[ \t]{0,3}> ?/gm, "")} depth={depth + 1} />
        </blockquote>
      );
    case "table":
      return <TablePart source={part.source} />;
    case "code":
      return <MarkdownCode language={part.language} runs={part.runs} />;
    case "rule":
      return <hr className="my-1 w-16 border-line" />;
    case "paragraph":
      return (
        <p>
          <MarkdownRuns text={part.source} />
        </p>
      );
  }
});

function Nested({ source, depth, isTight = false }: { source: string; depth: number; isTight?: boolean }) {
  if (depth > deepest) return <p className="whitespace-pre-wrap">{source}</p>;
  return inPlace(readOn(null, source).chunks.flat(), (part, at) =>
    isTight && at === 0 && part.type === "paragraph" ? (
      <MarkdownRuns text={part.source} />
    ) : (
      <MarkdownPart part={part} depth={depth} />
    ),
  );
}

function ListPart({ source, depth }: { source: string; depth: number }): ReactNode {
  const { isOrdered, start, items } = readList(source);
  const drawn = inPlace(items, (item) => <Item source={item} depth={depth + 1} />);
  return isOrdered ? (
    <ol start={start} className="list-decimal space-y-1.5 ps-6">
      {drawn}
    </ol>
  ) : (
    <ul className="list-disc space-y-1.5 ps-6 marker:text-accent">{drawn}</ul>
  );
}

const Item = memo(function Item({ source, depth }: { source: string; depth: number }) {
  return (
    <li className="space-y-1.5 ps-1">
      <Nested source={source} depth={depth} isTight />
    </li>
  );
});

function TablePart({ source }: { source: string }) {
  const [head = "", , ...rows] = source.split("\n");
  const columns = cellsOf(head);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table wider than the screen is scrolled, and is no form's group
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" aria-label="Table" tabIndex={0} className="thin-scroll overflow-x-auto">
      <table className="border-collapse text-[0.92em]">
        <thead>
          <tr>
            {inPlace(columns, (cell) => (
              <th scope="col" className="border-b border-edge py-1.5 pe-5 text-start font-semibold">
                <MarkdownRuns text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inPlace(rows, (row) => (
            <Row source={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Row = memo(function Row({ source }: { source: string }) {
  return (
    <tr>
      {inPlace(cellsOf(source), (cell) => (
        <td className="border-b border-line py-1.5 pe-5 align-top">
          <MarkdownRuns text={cell} />
        </td>
      ))}
    </tr>
  );
});
