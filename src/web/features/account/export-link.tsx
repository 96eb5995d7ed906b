import type { ReactNode } from "react";

/** The address of the person's export; the browser saves it while it is being made. */
const exportAddress = "/api/export";

/** A link that looks like a small button and downloads everything of a person's. */
export function ExportLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={exportAddress}
      download
      className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-small font-medium transition-colors duration-200 hover:border-edge hover:bg-raised phone:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {children}
    </a>
  );
}
