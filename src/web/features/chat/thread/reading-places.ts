import { personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";
import type { ReadingPlace } from "./reading-view.ts";

/** Chats whose place is remembered in one window; the ones read longest ago are forgotten first. */
const keptChats = 40;

/** Where the chats of this window were left. */
export interface ReadingPlaces {
  read: (sessionId: string) => ReadingPlace | null;
  /** Null forgets it: the chat was left at its end. */
  write: (sessionId: string, place: ReadingPlace | null) => void;
}

/** Remembers for this window where one was reading in each chat, by message and pixels; goes with the window or a sign-out. */
export function readingPlaces(userId: string): ReadingPlaces {
  const key = personalKey(userId, "reading-places");
  const all = () => parse(readStored(key, "session"));
  return {
    read: (sessionId) => all().find(([id]) => id === sessionId)?.[1] ?? null,
    write: (sessionId, place) => {
      const others = all().filter(([id]) => id !== sessionId);
      const entries = place === null ? others : [...others, [sessionId, place]];
      writeStored(key, entries.length === 0 ? null : JSON.stringify(entries.slice(-keptChats)), "session");
    },
  };
}

function parse(text: string | null): [string, ReadingPlace][] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.flatMap(entryOf) : [];
  } catch {
    return [];
  }
}

function entryOf(value: unknown): [string, ReadingPlace][] {
  if (!Array.isArray(value)) return [];
  const [sessionId, place]: unknown[] = value;
  if (typeof sessionId !== "string" || typeof place !== "object" || place === null) return [];
  if (!("messageId" in place) || !("offsetPx" in place)) return [];
  const { messageId, offsetPx } = place;
  if (typeof messageId !== "string" || typeof offsetPx !== "number") return [];
  return [[sessionId, { messageId, offsetPx }]];
}
