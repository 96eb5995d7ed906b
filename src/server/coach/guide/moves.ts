import type { Place } from "#server/coach/arc/read-talk.ts";
import type { TurnAct } from "#server/coach/arc/turn.ts";

/** What the guide does in a reply; `reply-parts.ts` has the words of each. */
export type Move =
  | "take-up"
  | "choose"
  | "write"
  | "let-go"
  | "go-on"
  | "listen"
  | "lead"
  | "answer"
  | "explain"
  | "give-practice"
  | "make-meditation"
  | "change-meditation"
  | "note-wishes"
  | "check-in"
  | "put-right"
  | "apologise"
  | "accept-thanks"
  | "say-goodbye"
  | "wait"
  | "resume"
  | "welcome"
  | "rejoice"
  | "condole"
  | "be-glad"
  | "chat"
  | "change-subject"
  | "not-understood"
  | "say-unsure"
  | "sort-out"
  | "give-up"
  | "decline-errand"
  | "send-to-doctor"
  | "stay-oneself"
  | "ask-for-english"
  | "speak-of-file"
  | "on-given"
  | "ask-of-given";

/** A move for everywhere, or one for each place with one for the others. */
type ByPlace = Move | (Partial<Record<Place, Move>> & { otherwise: Move });

/** What is done about what a person does, by where the conversation stands. */
const table: Record<TurnAct, ByPlace> = {
  tells: { after: "check-in", otherwise: "take-up" },
  chooses: "choose",
  writes: "write",
  unsure: "let-go",
  nods: "go-on",
  "chooses-listening": "listen",
  "chooses-path": "lead",
  "asks-product": "answer",
  "asks-how": "answer",
  "asks-advice": "answer",
  "asks-meaning": "explain",
  "wants-practice": "give-practice",
  "wants-meditation": { after: "change-meditation", otherwise: "make-meditation" },
  wishes: "note-wishes",
  corrects: "put-right",
  complains: "apologise",
  thanks: "accept-thanks",
  leaves: "say-goodbye",
  pauses: "wait",
  returns: { opening: "welcome", otherwise: "resume" },
  greets: "welcome",
  "good-news": "rejoice",
  mourns: "condole",
  well: { after: "check-in", otherwise: "be-glad" },
  chats: { after: "check-in", otherwise: "chat" },
  elsewhere: "change-subject",
  nonsense: "not-understood",
  unclear: "say-unsure",
  "asks-unclear": "sort-out",
  "means-none": "give-up",
  errand: "decline-errand",
  medical: "send-to-doctor",
  orders: "stay-oneself",
  "other-language": "ask-for-english",
  file: "speak-of-file",
  "on-given": "on-given",
  "given-unclear": "ask-of-given",
};

/** The move for what a person does at a place of the conversation. */
export function moveFor(act: TurnAct, place: Place): Move {
  const row = table[act];
  return typeof row === "string" ? row : (row[place] ?? row.otherwise);
}
