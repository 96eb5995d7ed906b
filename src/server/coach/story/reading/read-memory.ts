import { coreOf, sentencesIn } from "#server/coach/story/sentences.ts";
import type { MemoryPiece } from "#server/coach/story/story.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";

/** Expressions of time that lie back in a life, by how far; each is short and bounded, so that reading stays linear. */
const times: [MemoryPiece["distance"], RegExp][] = [
  [
    "childhood",
    /\bwhen (?:i|we) (?:was|were) (?:a |an |about |only |just |still )?(?:kid|kids|child|children|little|small|young|younger|toddler|boy|girl|teenager|teen|(?:[3-9]|1[0-7])|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|at school|in school)\b|\bas a (?:kid|child|boy|girl|teen|teenager|little girl|little boy)\b|\b(?:at|in) (?:primary |high |secondary |elementary |middle |boarding |nursery )?school\b|\bin kindergarten\b|\bgrowing up\b|\bin my childhood\b|\bback in school\b|\bin year (?:[1-9]|1[0-3])\b|\bat (?:thirteen|fourteen|fifteen|sixteen|seventeen)\b/i,
  ],
  [
    "years",
    /\b(?:\w+ )?years ago\b|\bback (?:then|in college|in uni|at university|in the (?:day|eighties|nineties))\b|\bin (?:19|20)\d\d\b|\bin my (?:teens|twenties|thirties|forties|fifties)\b|\b(?:in|at) my (?:first|last|old|previous) (?:job|school|marriage|relationship)\b|\bwhen i was (?:a student|at university|married|in the army|pregnant|1[89]|[2-7]\d|young)\b|\blong ago\b|\byears back\b/i,
  ],
  [
    "months",
    /\blast (?:year|spring|summer|autumn|winter|christmas)\b|\b(?:a few |some |two |three |four |five |six |several )?months ago\b|\ba year ago\b|\bearlier this year\b/i,
  ],
];

/** What a message tells from earlier in a life, with its time as it was written; undefined where no such time is named. */
export function readMemory(text: string): MemoryPiece | undefined {
  for (const sentence of sentencesIn(text)) {
    if (sentence.includes("?")) continue;
    for (const [distance, time] of times) {
      const when = time.exec(sentence)?.[0];
      if (when !== undefined)
        return {
          words: coreOf(sentence),
          isWholeThought: isWholeThought(coreOf(sentence)),
          when,
          distance,
        };
    }
  }
  return undefined;
}
