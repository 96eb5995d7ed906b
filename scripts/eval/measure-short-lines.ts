import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assessMessage, readOnce } from "#server/coach/care/assessing/assess-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { readTalks } from "./measure-alarms.ts";
import type { Figure } from "./measure-care.ts";

/** So many messages stand before a line: it is the first, third, fifth and eighth of its talk. */
const placesInTalk = [0, 2, 4, 7];
/** So many ordinary talks each line is put into, far apart in the three sets. */
const talksOfLine = 4;

/**
 * Sixty short lines that hint at danger and their calm twins in nearly the same words, at several places of ordinary talks. The sets of
 * conversations have few lines so short, and none that stands first and eighth. A bound was chosen on them, so they flatter.
 */
export function measureShortLines(): Figure[] {
  const read = readOnce();
  const talks = ordinaryTalks();
  const asked = (lines: readonly string[], before: number): [hit: number, of: number] => {
    const found = talks
      .slice(0, before === 0 ? 1 : talks.length)
      .flatMap((talk) => lines.map((line) => assessMessage(line, talk.slice(0, 2 * before), read).tier));
    return [found.filter((tier) => tier !== "none").length, found.length];
  };
  return placesInTalk.flatMap((before): Figure[] => {
    const [faint, ofFaint] = asked(linesUnder("faint"), before);
    const [calm, ofCalm] = asked(linesUnder("calm"), before);
    const place = before === 0 ? "as the first message" : `as message ${before + 1} of a talk`;
    return [
      { name: `short faint lines, ${place}: asked about`, hit: faint, of: ofFaint, floor: 0.65 },
      { name: `their calm twins, ${place}: let pass`, hit: ofCalm - calm, of: ofCalm, floor: 0.75 },
    ];
  });
}

function linesUnder(heading: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "talks", "short-lines.txt"), "utf8");
  const parts = text.split(/^# /m).map((part) => part.trim().split("\n"));
  return parts.find(([name]) => name === heading)?.slice(1) ?? [];
}

/** A few ordinary talks, far apart in the three sets, to put a line into. */
export function ordinaryTalks(): Utterance[][] {
  const long = (["first", "second", "third"] as const)
    .flatMap(readTalks)
    .filter(({ messages, danger }) => danger.length === 0 && messages.length >= Math.max(...placesInTalk));
  const step = Math.floor(long.length / talksOfLine);
  return long
    .filter((_talk, at) => at % step === 0)
    .slice(0, talksOfLine)
    .map(({ messages }) =>
      messages.flatMap((text): Utterance[] => [
        { role: "person", text },
        { role: "coach", text: "" },
      ]),
    );
}
