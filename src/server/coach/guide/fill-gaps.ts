import type { Arc } from "#server/coach/arc/arc.ts";
import { tellingClause } from "#server/coach/arc/clauses.ts";
import { namesOf } from "#server/coach/arc/read-emotion.ts";
import { capital, definite, turned } from "#server/coach/arc/turn-words.ts";
import type { Picker } from "#server/coach/pick.ts";

/** The person's words by gap. */
export type Slots = Record<string, string>;

/** What fills the gaps of the guide's texts: `c` what was told, `s` sensation, `e` feeling, `w` its bare word, `d` what was denied. */
export function slots(arc: Arc, text: string): Slots {
  const { known, fresh } = arc;
  const clause =
    (fresh.includes("memory") && known.memory) ||
    (fresh.includes("awareness") && known.awareness) ||
    (fresh.includes("event") && known.event) ||
    turned(tellingClause(text) ?? "");
  return {
    c: clause,
    s: known.sensation?.phrase ?? "it",
    e: known.emotions?.[0]?.phrase ?? "it",
    w: namesOf(known.emotions ?? []),
    d: arc.denied[0] ?? "",
  };
}

/** A picker that puts the person's words into the gaps and skips what would then be said a second time. */
export const fill =
  (pick: Picker, values: Slots, said: string): Picker =>
  (texts) =>
    put(pick(texts.filter((text) => isFilled(text, values) && isNew(put(text, values), said))), values);

/** Large letters ask for a capital. */
const put = (text: string, values: Slots): string =>
  text.replace(/\{(\w)\}/g, (_gap, name: string) => {
    const value = values[name.toLowerCase()] ?? "";
    if (name !== name.toLowerCase()) return capital(value);
    return name === "s" ? definite(value) : value;
  });

const isFilled = (text: string, values: Slots): boolean =>
  [...text.matchAll(/\{(\w)\}/g)].every(([, name = ""]) => values[name.toLowerCase()]);

const isNew = (text: string, said: string): boolean =>
  text.split(/(?<=[.!?])\s+/).every((sentence) => sentence.length < 12 || !said.includes(sentence));
