/** How long each part of one breath lasts, in counts; what is not held is 0. */
export interface BreathCounts {
  in: number;
  hold: number;
  out: number;
  /** Waiting before the next breath in. */
  rest: number;
}

/** The parts of a breath in the order in which they come. */
export const breathParts = ["in", "hold", "out", "rest"] as const;

/** One of the parts of a breath. */
export type BreathPart = (typeof breathParts)[number];

/** What a body at rest can do without straining; what is asked for beyond is brought to the nearest of these. */
export const breathBounds: Record<BreathPart, { least: number; most: number }> = {
  in: { least: 2, most: 8 },
  hold: { least: 0, most: 7 },
  out: { least: 2, most: 10 },
  rest: { least: 0, most: 7 },
};

/** The counts within their bounds, in whole numbers. */
export function boundedCounts(counts: BreathCounts): BreathCounts {
  const bounded = (part: BreathPart): number => {
    const { least, most } = breathBounds[part];
    return Math.min(most, Math.max(least, Math.round(counts[part])));
  };
  return { in: bounded("in"), hold: bounded("hold"), out: bounded("out"), rest: bounded("rest") };
}

/** Whether two breaths are counted alike. */
export const isSameCount = (one: BreathCounts, other: BreathCounts): boolean =>
  breathParts.every((part) => one[part] === other[part]);

/** The practices that are counted breaths. */
export type CountedPractice =
  | "four-seven-eight"
  | "box-breathing"
  | "even-breathing"
  | "longer-out"
  | "counted-breathing";

/** What a breath of these counts is called: its title says nothing that its counts do not. */
export function nameOfCounts(counts: BreathCounts): CountedPractice {
  const { in: way, hold, out, rest } = counts;
  if (hold === 0 && rest === 0) return out === way ? "even-breathing" : nameOfUneven(counts);
  if (way === hold && way === out && way === rest) return "box-breathing";
  return way === 4 && hold === 7 && out === 8 && rest === 0 ? "four-seven-eight" : "counted-breathing";
}

const nameOfUneven = ({ in: way, out }: BreathCounts): CountedPractice =>
  out > way ? "longer-out" : "counted-breathing";

/** The same breath with nothing held: for whoever asks for that, or had better not. */
export const withoutHolding = ({ in: way, out }: BreathCounts): BreathCounts => ({
  in: way,
  hold: 0,
  out,
  rest: 0,
});

/** The smallest number that is a word here, and those after it. */
const words = "no one two three four five six seven eight nine ten".split(" ");

/** A count as it is said. */
export const countWord = (count: number): string => words[count] ?? String(count);

const said: Record<BreathPart, string> = { in: "in for", hold: "hold for", out: "out for", rest: "wait for" };

/** The whole breath as it is said: "in for four, hold for two, out for six". */
export const countsInWords = (counts: BreathCounts): string =>
  breathParts
    .filter((part) => counts[part] > 0)
    .map((part) => `${said[part]} ${countWord(counts[part])}`)
    .join(", ");
