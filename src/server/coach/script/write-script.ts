import { type Arc, readArc } from "#server/coach/arc/arc.ts";
import { capital, definite, small } from "#server/coach/arc/turn-words.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { limits } from "#shared/limits.ts";
import { randomFrom } from "#shared/seeded-random.ts";
import { checkScript } from "./check-script.ts";
import { type ScriptPlace, stageHeadings, wordsOf } from "./stages.ts";
import { breathAndBody } from "./words-breath-and-body.ts";
import { emotionalMemory } from "./words-emotional-memory.ts";
import { future } from "./words-future.ts";
import { thoughts } from "./words-thoughts.ts";

const stages = [breathAndBody, emotionalMemory, thoughts, future];
/** Tries with another row of choices until a script meets all criteria and none of its lengths is at an edge. */
const tries = 12;

/** The person's words that belong in a script and can be said in it, by gap. */
export function scriptWords({ known }: Pick<Arc, "known">): Record<string, string> {
  const words: Record<string, string | undefined> = {
    s: known.sensation && definite(known.sensation.phrase),
    e: known.emotions?.[0]?.phrase,
    w: known.emotions?.map(({ word }) => word).join(" and "),
    m: known.memory && withoutRemind(small(known.memory)),
    c: known.event && small(known.event),
    h: known.event && !happensOnce.test(known.event) ? small(known.event) : undefined,
    a: known.awareness && isTold(known.awareness) ? small(known.awareness) : undefined,
  };
  const sayable = Object.entries(words).flatMap(([gap, phrase]) =>
    phrase && isSayable(phrase) ? [[gap, phrase] as const] : [],
  );
  return Object.fromEntries(sayable);
}

/** The person's own words a script is checked for: sensation, feeling, memory, pattern. */
export function ownWordsOf({ known }: Pick<Arc, "known">): string[] {
  const words = scriptWords({ known });
  const feelings = (known.emotions ?? []).map(({ word }) => word).filter(isSayable);
  return [words.s?.replace(/^(?:the|your|that) /, ""), ...feelings, words.m, words.a].flatMap((word) =>
    word ? [word] : [],
  );
}

/** What nobody should be asked to picture again next week: losses, accidents, and what was glad news. */
const happensOnce =
  /\b(?:died|dead|death|dying|funeral|passed away|widow\w*|lost (?:my|our|your|the)|miscarr\w+|diagnos\w+|cancer|redundant|fired|laid off|divorc\w*|accident|crash\w*|hit (?:me|you)|still hangs|got (?:the|a) (?:job|place|offer)|lovely|great day|birthday|wedding)\b/i;
/** A word or two is the end of a thought and not the thought. */
const isTold = (awareness: string): boolean => awareness.split(" ").length > 2;

const withoutRemind = (memory: string): string => memory.replace(/^(?:a time |the time )?when /, "");

/**
 * A meditation from the whole conversation in the built-in guide's words: 500-700 words, four stages, pauses, all
 * criteria met. The same conversation and seed give the same script; other seeds share less than half its sentences.
 */
export function writeScript(conversation: Utterance[], seed: string): string {
  const arc = readArc(conversation);
  const said = conversation.map(({ text }) => text).join("\n");
  let script = "";
  for (let attempt = 0; attempt < tries; attempt += 1) {
    script = written(scriptWords(arc), randomFrom(`${seed}:${attempt}:${said}`));
    if (checkScript(script, ownWordsOf(arc)).length === 0) return script;
  }
  return script;
}

function written(words: Record<string, string>, random: () => number): string {
  const left = { m: 1, c: 1, h: 1, a: 1, s: 4, w: 2, e: 3 };
  const parts = stages.map(
    (places, index) =>
      `# ${stageHeadings[index] ?? ""}\n\n${places.map((place) => placed(place, words, left, random)).join("\n\n")}`,
  );
  return parts.join("\n\n");
}

/** One text of a place, with the person's words where they gave some and have not been said too often. */
function placed(
  { texts, pause }: ScriptPlace,
  words: Record<string, string>,
  left: Record<string, number>,
  random: () => number,
): string {
  const gapOf = (text: string): string | undefined => /\{(\w)\}/.exec(text)?.[1]?.toLowerCase();
  const usable = texts.filter((text) => {
    const gap = gapOf(text);
    return gap === undefined || (words[gap] !== undefined && (left[gap] ?? 0) > 0);
  });
  const personal = usable.filter((text) => gapOf(text) !== undefined);
  const from = personal.length > 0 ? personal : usable;
  const text = from[Math.floor(random() * from.length)] ?? "";
  const gap = gapOf(text);
  if (gap) left[gap] = (left[gap] ?? 0) - 1;
  const said = text.replace(/\{(\w)\}/g, (_mark, name: string) => words[name.toLowerCase()] ?? "");
  return pause ? `${capital(said)} [pause ${pause}]` : capital(said);
}

const unsayable =
  /\b(?:i|me|my|we|us|our|let's|cure[sd]?|heal\w*|diagnos\w+|depress\w+|disorder|treat\w*|therap\w+|medicat\w+|tablets|symptoms?|trauma\w*|ptsd|relive|forever|guarantee\w*|must|should|have to|need to|kill\w*|die|died|dead|suicid\w*|fuck\w*|shit\w*)\b|[!?{}[\]#<>]|https?:/i;
const shouted = /\b[A-Z]{3,}\b/;

/** A phrase that can stand in a spoken script: short, no grave or medical word, little past tense. */
const isSayable = (phrase: string): boolean =>
  !unsayable.test(phrase) &&
  !shouted.test(phrase) &&
  wordsOf(phrase).length <= limits.meditation.ownPhraseWords &&
  (phrase.match(/\b(?:was|were|had|did|went|said)\b/gi)?.length ?? 0) < 3;
