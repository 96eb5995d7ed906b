import { Activity, FileText, Image, Sheet, X } from "lucide-react";
import type { FileType } from "#shared/chat/files.ts";
import type { NumberKind } from "#shared/heart.ts";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import type { GivenFile } from "./use-file.ts";

const names: Record<FileType, string> = { pdf: "PDF", image: "Image", csv: "CSV", excel: "Excel" };
const pictures = { pdf: FileText, image: Image, csv: Sheet, excel: Sheet };

const kindNames: Record<NumberKind, string> = {
  times: "Times of heartbeats",
  intervals: "Pauses between heartbeats",
  rates: "Heart rates",
};

/** The file that goes with the next message: its name, its type, and how to let it go. */
export function FileChip({ given }: { given: GivenFile }) {
  const { ready, readingName, doubt, readAs, clear } = given;
  if (!ready && readingName === null) return null;
  const Picture = ready?.heart ? Activity : ready ? pictures[ready.type] : FileText;
  return (
    <section
      aria-label="File for this message"
      aria-busy={!ready && !doubt}
      className="flex max-w-full flex-wrap items-center gap-2 justify-self-start rounded-large bg-raised py-1 pe-1 ps-3 text-small"
    >
      <Picture
        aria-hidden="true"
        className={`size-4 shrink-0 text-accent ${ready || doubt ? "" : "motion-safe:animate-pulse"}`}
      />
      <span dir="auto" className="truncate">
        {ready?.name ?? readingName}
      </span>
      {ready && (
        <span className="shrink-0 text-tiny text-quiet">
          {names[ready.type]}
          {ready.confidence !== undefined && `, read with ${Math.round(ready.confidence)}% confidence`}
        </span>
      )}
      {doubt && (
        <div role="alert" className="order-last flex w-full flex-wrap items-center gap-2 pb-1 pe-2">
          <p className="w-full">{doubt.question}</p>
          {doubt.kinds.map((kind) => (
            <Button key={kind} size="small" onClick={() => readAs(kind)}>
              {kindNames[kind]}
            </Button>
          ))}
        </div>
      )}
      <IconButton label="Clear file" size="small" onClick={clear}>
        <X />
      </IconButton>
    </section>
  );
}
