import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assessMessage, readOnce } from "#server/coach/care/assessing/assess-message.ts";
import type { Figure } from "./measure-care.ts";
import { ordinaryTalks } from "./measure-short-lines.ts";

/** Each line is the fifth message of its talk. */
const before = 4;

/**
 * Lines of a place, means or last things in families that teach nothing, and their calm twins in nearly the same words: what is said in a
 * talk from a hotel room or a quarry, when only bridges and rivers were taught.
 */
export function measureHereAndNow(): Figure[] {
  const read = readOnce();
  const talks = ordinaryTalks();
  const share = (label: string): [hit: number, of: number] => {
    const tiers = talks.flatMap((talk) =>
      linesOf(label).map((line) => assessMessage(line, talk.slice(0, 2 * before), read).tier),
    );
    return [tiers.filter((tier) => tier !== "none").length, tiers.length];
  };
  const [grave, ofGrave] = share("grave");
  const [calm, ofCalm] = share("calm");
  return [
    {
      name: "a place, means or last things told in a talk, of families never taught: asked about",
      hit: grave,
      of: ofGrave,
      floor: 0,
    },
    {
      name: "their calm twins told in a talk: let pass",
      hit: ofCalm - calm,
      of: ofCalm,
      floor: 0,
    },
  ];
}

/** The lines below all headings that end so. */
function linesOf(label: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "talks", "here-and-now.txt"), "utf8");
  return text
    .split(/^# /m)
    .map((part) => part.trim().split("\n"))
    .flatMap(([heading = "", ...lines]) => (heading.endsWith(`, ${label}`) ? lines : []));
}
