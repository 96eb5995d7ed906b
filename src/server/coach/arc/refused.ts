/** "I don't want", "no more", "stop with": what follows within a few words is refused. */
const refusing = String.raw`\b(?:(?:do not|don['’]?t|dont|didn['’]?t|didnt|did not|not going to|won['’]?t) (?:want|need|ask for|like|do)|no more|stop with|no|not supposed to|supposed to)\b[^.!?,;]{0,14}\b`;

/** Something that is offered here and may be refused, each by the words that refuse it, that wish for it after all, and that name it. */
const refusable = [
  {
    refused: new RegExp(`${refusing}exercises?\\b`, "i"),
    wished: /exercise|breath/i,
    named: /exercise/i,
  },
  {
    refused: new RegExp(`${refusing}breath(?:e|ing)?\\b`, "i"),
    wished: /\bbreath/i,
    named: /\bbreath/i,
  },
  {
    refused: new RegExp(`${refusing}meditat(?:ions?|e|ing)\\b`, "i"),
    wished: /meditation/i,
    named: /meditation/i,
  },
  {
    // Who has no words for it refuses none.
    refused: new RegExp(`(?<!\\b(?:have|had|are|find|found|got) )${refusing}words (?:for|to)\\b`, "i"),
    wished:
      /\bwords (?:for|to)\b|\b(?:what|how) (?:do|can|could|should|shall|would|to) (?:i )?(?:say|tell|write|put)\b/i,
    named: /\bwords (?:for|to)\b|\bwhat to say to\b/i,
  },
] as const;

/**
 * Whether a text names what was refused in one of these messages and was not wished for since: "I don't want an exercise" holds for the rest of the
 * talk, in what is said and in what is there to tap.
 */
export function refusedIn(said: readonly string[]): (text: string) => boolean {
  const kinds = refusable.filter(({ refused, wished }) => {
    const at = said.findLastIndex((text) => refused.test(text));
    return at >= 0 && !said.slice(at + 1).some((text) => wished.test(text) && !refused.test(text));
  });
  return (text) => kinds.some(({ named }) => named.test(text));
}
