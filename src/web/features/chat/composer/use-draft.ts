import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import {
  onForgotten,
  personalKey,
  readStored,
  removeStoredEnding,
  writeStored,
} from "#web/lib/browser/storage.ts";

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
  /**
   * For a text that is being sent: puts it back before what has been written since, if it is refused; also when the field is
   * gone already or shows another chat. An edited one goes back to where it is edited, as long as its chat is open.
   */
  putBackLater: () => (text: string) => void;
}

/** Lets a field be as high as its text where the browser does not do so by itself; the style sheet limits it. */
function fitHeight(field: HTMLTextAreaElement | null): void {
  if (!field || globalThis.CSS?.supports?.("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

const isBlank = (text: string) => text.trim() === "";

/** The key of what was begun in a chat, or in one that has not begun. */
const keyOf = (userId: string, sessionId: string | null) =>
  sessionId === null ? personalKey(userId, "draft") : `${personalKey(userId, "draft")}:${sessionId}`;

/**
 * The unsent texts of a person, one for each chat, kept on this device with each stroke: they survive a reload and the end of a
 * session. After a sign-out nothing is kept, not even what a request that comes back late would put back. A message that
 * is edited stands in the field meanwhile and is not kept: it is in the chat.
 */
export function useDraft(userId: string): Draft {
  const sessionId = useConversationState((state) => state.sessionId);
  const opening = useConversationState((state) => state.opening);
  const editing = useConversationState((state) => state.editing);
  const key = keyOf(userId, sessionId);
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
  const store = useCallback((at: string, text: string) => {
    if (!isForgotten.current) writeStored(at, text);
  }, []);
  const show = useCallback((text: string) => {
    latest.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
    fitHeight(field.current);
    setIsNowBlank(isBlank(text));
  }, []);

  const place = useRef({ key, opening, editing });
  useLayoutEffect(() => {
    const before = place.current;
    place.current = { key, opening, editing };
    const isSameChat = before.opening === opening;
    if (isSameChat && before.key !== key) {
      // The chat that has just begun has its name: what was written meanwhile belongs to it.
      store(before.key, "");
      if (!editing) store(key, latest.current);
    }
    if (editing && before.editing !== editing) {
      show(editing.text);
      field.current?.focus();
    } else if (!isSameChat || before.editing !== editing) show(readStored(key) ?? "");
  }, [key, opening, editing, show, store]);

  const write = (text: string) => {
    show(text);
    if (!editing) store(key, text);
  };
  useEffect(() => fitHeight(field.current), []);
  const append = (more: string) => write(joined([latest.current.trimEnd(), more], " "));
  const putBackLater = () => (refused: string) => {
    const now = place.current;
    if (now.key === key && now.editing) return;
    const text = joined([refused, now.key === key ? latest.current : readStored(key)], "\n");
    if (now.key === key) show(text);
    store(key, text);
  };
  return {
    field,
    initial,
    isBlank: isNowBlank,
    read: () => latest.current,
    keep: write,
    write,
    append,
    putBackLater,
  };
}

const joined = (parts: (string | null)[], between: string): string => parts.filter(Boolean).join(between);

/** Forgets what was begun in a chat that is gone. */
export const forgetDraft = (sessionId: string): void => removeStoredEnding(`:draft:${sessionId}`);
