/** How somebody says it is after a meditation or a practice. */
export type FeltAfter = "lighter" | "same" | "heavier";

const heavier = /\b(?:heavier|worse|heavy|tense|upset|cried|cry|anxious)\b/i;
const lighter = /\b(?:light|lighter|better|calm|calmer|good|nice|relaxed|peaceful|lovely|helped|helps)\b/i;
const same = /\b(?:same|no different|nothing|as before|no change)\b/i;
/** "Not lighter", "no better": nothing has become lighter. */
const notLighter =
  /\b(?:not|no|never|hardly|barely|isn['’]?t|wasn['’]?t|didn['’]?t|don['’]?t)\b[^.,;:!?]{0,24}\b(?:lighter|better|calm|calmer|good|nice|relaxed|peaceful|lovely|help|helped|helps)\b/i;

/** Reads how it was; nothing where a message does not say. */
export function feltAfter(text: string): FeltAfter | undefined {
  if (heavier.test(text)) return "heavier";
  if (notLighter.test(text)) return "same";
  if (lighter.test(text)) return "lighter";
  return same.test(text) ? "same" : undefined;
}
