import { Activity, FileText, Image, Sheet, X } from "lucide-react";
import type { FileType } from "#shared/chat/files.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import type { GivenFile } from "./use-file.ts";

const names: Record<FileType, string> = { pdf: "PDF", image: "Image", csv: "CSV", excel: "Excel" };
const pictures = { pdf: FileText, image: Image, csv: Sheet, excel: Sheet };

/** The file that goes with the next message: its name, its type, and how to let it go. */
export function FileChip({ given }: { given: GivenFile }) {
  const { ready, readingName, clear } = given;
  if (!ready && readingName === null) return null;
  const Picture = ready?.heart ? Activity : ready ? pictures[ready.type] : FileText;
  return (
    <section
      aria-label="File for this message"
      className="flex max-w-full items-center gap-2 justify-self-start rounded-full bg-raised py-1 pe-1 ps-3 text-small"
    >
      <Picture aria-hidden="true" className="size-4 shrink-0 text-accent" />
      <span dir="auto" className="truncate">
        {ready?.name ?? readingName}
      </span>
      <span className="shrink-0 text-tiny text-quiet" role={ready ? undefined : "status"}>
        {ready ? names[ready.type] : "Reading..."}
      </span>
      <IconButton label="Clear file" size="small" onClick={clear}>
        <X />
      </IconButton>
    </section>
  );
}
