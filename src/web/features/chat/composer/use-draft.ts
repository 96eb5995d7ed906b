import { type RefObject, useEffect, useRef, useState } from "react";
import { onForgotten, personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";

/** The unsent text of a person. */
export interface Draft {
  /** The field it stands in, which holds the text by itself: a stroke draws nothing anew. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the field begins with. */
  initial: string;
  isBlank: boolean;
  read: () => string;
  /** Keeps what was typed into the field. */
  keep: (text: string) => void;
  /** Puts a text into the field in place of what it holds, and keeps it. */
  write: (text: string) => void;
  /** Adds to what is written. */
  append: (text: string) => void;
  /** Puts a text that was refused before what has been written since; also when the field is gone already. */
  putBack: (text: string) => void;
}

/** Lets a field be as high as its text where the browser does not do so by itself; the style sheet limits it. */
function fitHeight(field: HTMLTextAreaElement | null): void {
  if (!field || globalThis.CSS?.supports?.("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

const isBlank = (text: string) => text.trim() === "";

/**
 * The unsent text of a person, kept with each stroke: it survives a reload and the end of a session. After a sign-out
 * nothing is kept, not even what a request that comes back late would put back.
 */
export function useDraft(userId: string): Draft {
  const key = personalKey(userId, "draft");
  const [initial] = useState(() => readStored(key) ?? "");
  const [isNowBlank, setIsNowBlank] = useState(() => isBlank(initial));
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(initial);
  const isForgotten = useRef(false);
  useEffect(
    () =>
      onForgotten(() => {
        isForgotten.current = true;
      }),
    [],
  );
  const keep = (next: string) => {
    latest.current = next;
    fitHeight(field.current);
    setIsNowBlank(isBlank(next));
    if (!isForgotten.current) writeStored(key, next);
  };
  const write = (next: string) => {
    if (field.current) field.current.value = next;
    keep(next);
  };
  useEffect(() => fitHeight(field.current), []);
  const append = (more: string) => write([latest.current.trimEnd(), more].filter(Boolean).join(" "));
  const putBack = (refused: string) => write([refused, latest.current].filter(Boolean).join("\n"));
  return { field, initial, isBlank: isNowBlank, read: () => latest.current, keep, write, append, putBack };
}
