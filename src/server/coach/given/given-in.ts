import { isScript, isSpokenText } from "#server/coach/arc/asked.ts";
import { isDraftOpen } from "#server/coach/arc/asked-for.ts";
import type { Turn } from "#server/coach/arc/turn.ts";
import { ofDraft } from "#server/coach/arc/with-asking.ts";
import { isOffer } from "#server/coach/guide/offer/is-offer.ts";
import { sorryWords } from "#server/coach/guide/offer/offer-words.ts";
import { givenWords, keepsTheGiven } from "#server/coach/guide/words/given-words.ts";
import { moveWords } from "#server/coach/guide/words/move-words.ts";
import { type Open, openIn } from "#server/coach/hour/read-hour.ts";
import type { Given } from "./given.ts";

/** What stood before a reply. */
interface BeforeReply {
  /** The message that it replied to. */
  turn: Turn | undefined;
  /** What was open then. */
  open: Open | undefined;
  /** The thing that had been given before. */
  given: Given;
}

/** A word on how a thing was, or a question about it: that thing is still what is spoken of. */
const keeps = [...moveWords.lighter, ...moveWords.same, ...moveWords.heavier, ...keepsTheGiven];
/** Said of a sentence that is sent to nobody. */
const unsentWords = givenWords.question?.["asks-good"]?.says ?? [];
/** A little thing stays in view only for one reply. */
const things: ReadonlySet<Given> = new Set<Given>(["sentence", "practice", "script", "answer"]);

/** What a reply gave; a model's replies give nothing that is known here. */
export function givenIn(reply: string, { turn, open, given }: BeforeReply): Given {
  if (isScript(reply)) return "script";
  if (isSpokenText(reply)) return "practice";
  // What is said of their sentence leaves it what is spoken of, whatever was given or open before.
  if (turn?.onGiven?.given === "sentence" && turn.act === "on-given") return "sentence";
  if (things.has(given) && keeps.some((text) => reply.includes(text))) return given;
  if (unsentWords.some((text) => reply.includes(text))) return "sentence";
  if (openIn(reply) !== undefined) return "question";
  if (turn?.act === "writes" && (isDraftOpen(open) || given === "sentence")) return "sentence";
  if (isOffer(reply)) return "taps";
  if (turn?.wanted?.startsWith("words-") || turn?.wanted === ofDraft || turn?.asking?.kind.name === ofDraft)
    return "sentence";
  if (turn?.act === "asks-how" || turn?.act === "asks-product" || turn?.act === "asks-advice")
    return "answer";
  return sorryWords.some((text) => reply.startsWith(text)) ? "apology" : "acknowledgement";
}
