import type { Act } from "#server/coach/act/acts.ts";

/** A question in other words than its answer is known by. */
export interface AskedOtherwise {
  form: RegExp;
  act: Act;
  /** The question that has the answer. */
  known: string;
}

/** What is asked of the guide itself, and of what it is for; the first form that a sentence has is meant. */
export const askedOfItself: readonly AskedOtherwise[] = [
  {
    form: /\b(?:does|do|will|would|can|could)\b[^.?!]{0,24}\b(?:meditat\w*|mindfulness)\b[^.?!]{0,40}\b(?:work|works|help|helps|do (?:anything|something|any good))\b/i,
    act: "asks-how",
    known: "does meditation actually help",
  },
  {
    form: /\bwhat(?: is|['’]s)(?: it| this| even| actually)? (?:the )?(?:meditation|mindfulness|meditating)[ ?!.]*$/i,
    act: "asks-how",
    known: "what is meditation",
  },
  {
    form: /\b(?:any|there|some|what) (?:proof|evidence)\b|\bproof (?:that )?it\b/i,
    act: "asks-product",
    known: "is there any evidence that this helps",
  },
  {
    form: /\b(?:do|will|would|can) you (?:still )?(?:remember|know)\b[^.?!]*\b(?:next|tomorrow|another day|when i come back)\b/i,
    act: "asks-product",
    known: "do you remember it next time",
  },
  {
    form: /\b(?:does|did|do|has|have) (?:anybody|anyone|somebody|someone|people|you) (?:ever )?test(?:ed|s)? (?:this|it|the app)\b/i,
    act: "asks-product",
    known: "does anybody test this thing",
  },
  {
    form: /\b(?:do|have) (?:you|u) (?:have |got |have got )?(?:anything|something) (?:else|other)\b/i,
    act: "asks-product",
    known: "what can you do",
  },
  {
    form: /\bwhat(?:['’]s| is| can| could| will| would| does)\b[^.?!]{0,30}\b(?:app|text|texts|program|bot|machine|computer|robot)\b[^.?!]{0,20}\b(?:do for me|do for anybody|do about|help me|help with|going to do|help)\b/i,
    act: "asks-product",
    known: "what can you do",
  },
];
