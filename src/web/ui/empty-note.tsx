import type { ReactNode } from "react";

/** A quiet line where a list has nothing to show. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className="px-3 py-2 text-small text-faint">{children}</p>;
}
