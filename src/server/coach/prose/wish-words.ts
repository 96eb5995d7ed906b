import type { Wishes } from "#server/coach/story/story.ts";

/**
 * The words by which a spoken text goes against a wish. They are wide on purpose: a text too few costs nothing, a beach
 * for somebody who asked for none costs their trust. Scripts are written with them and checked with them.
 */
export const wishWords = {
  breath: /\b(?:breath\w*|inhal\w*|exhal\w*|lungs?|sigh\w*|nostrils?)\b/i,
  hold: /\bhold(?:ing)?\b(?! on)|\bkeep it (?:in|lightly|easy)\b|\bat the top\b/i,
  nature:
    /\b(?:sea|seas|ocean\w*|wave|waves|tides?|shores?|sand|sandy|beach\w*|rivers?|riverside|streams?|brooks?|ponds?|lakes?|banks? of|leaf|leaves|trees?|woods|forest\w*|branch\w*|roots?|rooted|grass\w*|meadow\w*|fields?|valleys?|hills?|mountains?|clouds?|rain\w*|snow\w*|storm\w*|thunder|fog|mist|weather\w*|winds?|breeze|sky|skies|horizon|moon\w*|stars?|sunlight|sunrise|sunset|birds?|gardens?|flowers?|blossom\w*|seasons?|pebbles?|stones?|harbou?rs?|island\w*|seeds?|moss|river ?bed)\b/i,
  closingEyes: /\b(?:clos(?:e|es|ed|ing)|shut|eyelids?)\b/i,
  /** Untrue for somebody who lies down. */
  upright:
    /\b(?:sit|sits|sitting|seat|seats|seated|sat|chairs?|stand|stands|standing|upright|feet (?:on|to|and) the (?:floor|ground)|under (?:both |your )?feet|walk\w*)\b/i,
  /** Untrue for somebody who stands. */
  seated:
    /\b(?:sit|sits|sitting|seat|seated|sat|chairs?|lie|lies|lying|lean back|beds?|pillows?|blankets?)\b/i,
  /** Untrue for somebody who sits. */
  lying: /\b(?:lie|lies|lying|beds?|pillows?|blankets?|mattress|stand|stands|standing)\b/i,
  /** Of bed and sleep: for nobody by day. */
  night: /\b(?:beds?|mattress|pillows?|sleep\w*|asleep|good night|nights?|until (?:the morning|tomorrow))\b/i,
  /** Would wake somebody who is on the way to sleep. */
  waking:
    /\b(?:stretch\w*|look around|get(?:ting)? up|stand up|eyes (?:may |can |will )?(?:open|find)|(?:let|open) your eyes(?: \w{1,30}){0,6} (?:open|wander|find|take)|open your eyes|wake your|alert|go on with your day|next task)\b/i,
  religious: /\b(?:god|pray\w*|prayers?|bless\w*|amen|faith|holy|psalm\w*|grace|creator|lord)\b/i,
} as const;

/** The wish a text goes against, by its name; undefined when it keeps all of them. */
export function brokenWish(text: string, wishes: Wishes): keyof typeof wishWords | "unwanted" | undefined {
  if (wishes.unwanted.some((phrase) => saysPhrase(text, phrase))) return "unwanted";
  const unwanted: [keyof typeof wishWords, boolean][] = [
    ["breath", wishes.noBreath],
    ["hold", wishes.noHold],
    ["nature", wishes.noNature],
    ["closingEyes", wishes.eyesOpen],
    ["upright", wishes.lyingDown],
    ["seated", wishes.standing],
    ["waking", wishes.purpose === "sleep"],
    ["religious", wishes.tone !== "religious"],
  ];
  return unwanted.find(([wish, isUnwanted]) => isUnwanted && wishWords[wish].test(text))?.[0];
}

/** Whether a phrase is said in any form of its first word: "letting go" also as "let it go". */
function saysPhrase(text: string, phrase: string): boolean {
  const [first = "", ...others] = phrase.split(/[^\p{L}]+/u).filter(Boolean);
  const stem = first.replace(/(?:ing|ed|es|s)$/, "");
  const bare = stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  if (bare.length < 3) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word, at) => {
    if (!word.startsWith(bare)) return false;
    const near = words.slice(at + 1, at + 3 + others.length);
    return others.every((other) => near.includes(other));
  });
}
