import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Found } from "./found.ts";

/** How good news is told: it needs no quiet moment, and nothing hard comes first. */
const toTell = [
  "Say the news first, just as it is: “Guess what happened!” Then tell the best moment of it, and take your time over that.",
  "Good news can come straight out, in one line. Then the moment you'd most like them to have seen: that's how they get to be there too.",
];
/** Whether so much of it is silly, or allowed. */
const isAllowed = [
  "A small thing can be a big joy. It doesn't have to be in proportion to anything.",
  "Joy doesn't need a reason that's large enough. It's allowed to be as big as it feels.",
];

const asksToTell =
  /\b(?:how|what) (?:should|shall|can|could|do|would|to)\b.{0,12}\b(?:tell|say|share|announce)\b/i;
const asksIfSilly =
  /\b(?:is|isn['’]?t|was|am) (?:it|that|this|i) .{0,12}\b(?:silly|daft|stupid|ridiculous|childish|normal|too (?:much|happy)|okay|ok|allowed)\b|\bif it['’]?s (?:silly|daft|stupid)/i;

/** What is asked in the middle of good news and would be answered as trouble elsewhere; undefined where it is no such question. */
export function aboutJoy({ now, story }: Talk): Found | undefined {
  if (story.shape !== "joy") return undefined;
  const asked = `${now.met} ${now.text}`;
  const isToTell =
    now.wanted?.startsWith("words-") || now.intent?.startsWith("words-") || asksToTell.test(asked);
  if (isToTell) return { id: "joy-to-tell", via: "talk", says: toTell };
  return asksIfSilly.test(asked) ? { id: "joy-is-allowed", via: "talk", says: isAllowed } : undefined;
}
