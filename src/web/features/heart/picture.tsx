import { type ReactNode, useId, useRef } from "react";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { Button } from "#web/ui/form/button.tsx";
import { ScrollRegion } from "#web/ui/scroll-region.tsx";
import { csvText, svgText } from "./download.ts";
import { type Frame, frame } from "./scale.ts";

interface PictureProps {
  title: string;
  /** What it shows, in a sentence; also for whoever cannot see it. */
  says: string;
  /** Its figures with their headings: for a table, and to take along. */
  rows: (string | number)[][];
  fileName: string;
  /** What the person can choose of it, above the drawing. */
  choice?: ReactNode;
  /** Its own frame, where it is not the usual one. */
  within?: Frame;
  children: ReactNode;
}

/** Rows of a long table that are written out; all of them are in the file. */
const writtenRows = 200;

/** One picture with its sentence, its figures as a table, and both to take along. */
export function Picture({ title, says, rows, fileName, choice, within = frame, children }: PictureProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const name = useId();
  return (
    <figure
      aria-labelledby={name}
      className="grid break-inside-avoid gap-2 rounded-soft border border-line bg-surface p-3 font-sans"
    >
      <figcaption className="grid gap-0.5">
        <span id={name} className="text-small font-medium">
          {title}
        </span>
        <span className="text-tiny text-quiet">{says}</span>
      </figcaption>
      {choice && <div className="print:hidden">{choice}</div>}
      <svg
        ref={drawing}
        viewBox={`0 0 ${within.width} ${within.height}`}
        role="img"
        aria-label={`${title}. ${says}`}
        className="w-full"
      >
        {children}
      </svg>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button
          size="small"
          aria-label={`${title} as SVG`}
          onClick={() =>
            drawing.current &&
            saveFile(new Blob([svgText(drawing.current)], { type: "image/svg+xml" }), `${fileName}.svg`)
          }
        >
          SVG
        </Button>
        <Button
          size="small"
          aria-label={`${title} as CSV`}
          onClick={() => saveFile(new Blob([csvText(rows)], { type: "text/csv" }), `${fileName}.csv`)}
        >
          CSV
        </Button>
      </div>
      <FigureTable title={title} rows={rows} />
    </figure>
  );
}

/** Figures in a table behind a line that opens it. */
function FigureTable({ title, rows }: Pick<PictureProps, "title" | "rows">) {
  const [head = [], ...body] = rows;
  return (
    <details className="text-tiny print:hidden">
      <summary className="text-quiet">{title}: figures</summary>
      <ScrollRegion label={`${title}: figures`} className="mt-2 max-h-64">
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col" className="border-b border-line py-1 pe-3 font-medium">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.slice(0, writtenRows).map((row) => (
              <tr key={row.join(" ")}>
                {row.map((cell, at) => (
                  <td key={head[at]} className="border-b border-line py-1 pe-3 align-top">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {body.length > writtenRows && (
          <p className="py-1 text-quiet">And {body.length - writtenRows} more in the CSV file.</p>
        )}
      </ScrollRegion>
    </details>
  );
}
