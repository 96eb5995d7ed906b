import { memo, useMemo, useRef } from "react";
import { type Chunk, type Part, type Reading, readOn } from "#web/lib/markdown/reader.ts";
import { inPlace } from "./in-place.tsx";
import { MarkdownPart } from "./markdown-part.tsx";
import { NearView } from "./near-view.tsx";

/** How many of the first and of the last chunks are drawn before anybody knows what is seen. */
const firstNear = { atStart: 2, atEnd: 3 };

/**
 * Draws Markdown from a stranger: no HTML, no pictures, safe links. While the text grows only its last part is read
 * and drawn anew, and of a long text only what is near the screen is drawn in full.
 */
export function Markdown({ text }: { text: string }) {
  const chunks = useReading(text);
  return (
    <div className="space-y-[0.9em] wrap-break-word">
      {inPlace(chunks, (chunk, at) => (
        <DrawnChunk
          chunk={chunk}
          isNearFirst={at < firstNear.atStart || at >= chunks.length - firstNear.atEnd}
        />
      ))}
    </div>
  );
}

/** The chunks of a text; those that were finished stay the same objects while it grows. */
function useReading(text: string): Reading["chunks"] {
  const earlier = useRef<Reading | null>(null);
  return useMemo(() => {
    earlier.current = readOn(earlier.current, text);
    return earlier.current.chunks;
  }, [text]);
}

interface DrawnChunkProps {
  chunk: Chunk;
  isNearFirst: boolean;
}

const DrawnChunk = memo(
  function DrawnChunk({ chunk, isNearFirst }: DrawnChunkProps) {
    const words = () => chunk.map(sourceOf).join("\n\n");
    return (
      <NearView
        light={() => <p className="whitespace-pre-wrap">{words()}</p>}
        guessPx={() => guessPx(words())}
        isNearFirst={isNearFirst}
        className="space-y-[0.9em]"
      >
        {inPlace(chunk, (part) => (
          <MarkdownPart part={part} depth={0} />
        ))}
      </NearView>
    );
  },
  (before, after) => before.chunk === after.chunk,
);

function sourceOf(part: Part): string {
  if (part.type === "rule") return "";
  return part.type === "code" ? part.runs.join("\n") : part.source;
}

const linePx = 31;
const lineChars = 70;

function guessPx(words: string): number {
  return (
    linePx * words.split("\n").reduce((lines, line) => lines + Math.ceil(line.length / lineChars) * 1.1, 1)
  );
}
