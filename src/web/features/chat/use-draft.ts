import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { personalKey, readStored, writeStored } from "#web/lib/storage.ts";

const settleMs = 150;

/** The unsent text of a person; it survives a reload and goes when they sign out. */
export function useDraft(userId: string): [string, Dispatch<SetStateAction<string>>] {
  const key = personalKey(userId, "draft");
  const [draft, setDraft] = useState(() => readStored(key) ?? "");
  useEffect(() => {
    const save = () => writeStored(key, draft || null);
    const timer = setTimeout(save, settleMs);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [key, draft]);
  return [draft, setDraft];
}
