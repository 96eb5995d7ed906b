import { useEffect, useRef, useState } from "react";
import { onForgotten, personalKey, readStored, writeStored } from "#web/lib/storage.ts";

/** The unsent text of a person. */
export interface Draft {
  text: string;
  write: (text: string) => void;
  /** Adds to what is written. */
  append: (text: string) => void;
  /** Puts a text that was refused before what has been written since; also when the field is gone already. */
  putBack: (text: string) => void;
}

/**
 * The unsent text of a person, kept with each stroke: it survives a reload and the end of a session. After a sign-out
 * nothing is kept, not even what a request that comes back late would put back.
 */
export function useDraft(userId: string): Draft {
  const key = personalKey(userId, "draft");
  const [text, setText] = useState(() => readStored(key) ?? "");
  const latest = useRef(text);
  const isForgotten = useRef(false);
  useEffect(
    () =>
      onForgotten(() => {
        isForgotten.current = true;
      }),
    [],
  );
  const write = (next: string) => {
    latest.current = next;
    setText(next);
    if (!isForgotten.current) writeStored(key, next);
  };
  const append = (more: string) => write([latest.current.trimEnd(), more].filter(Boolean).join(" "));
  const putBack = (refused: string) => write([refused, latest.current].filter(Boolean).join("\n"));
  return { text, write, append, putBack };
}
