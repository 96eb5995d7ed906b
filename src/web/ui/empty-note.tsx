import type { ReactNode } from "react";
import { Drawn } from "./drawn.tsx";

interface EmptyNoteProps {
  drawn?: "bowl" | "page";
  children: ReactNode;
}

/** A quiet line where a list has nothing to show. */
export function EmptyNote({ drawn, children }: EmptyNoteProps) {
  return (
    <div className="grid gap-2 px-3 py-2">
      {drawn && <Drawn name={drawn} className="h-12 w-15 opacity-70 short:hidden" />}
      <p className="text-small text-faint">{children}</p>
    </div>
  );
}
