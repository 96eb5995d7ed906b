import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { check } from "recheck";
import { z } from "zod";
import { processorMs } from "./doubling.ts";
import type { Expression } from "./find-expressions.ts";

/**
 * What is known of an expression's time: `safe`: recheck proves it linear; `bounded`: recheck suspects it, and the
 * text it suspects costs less than 50 ms of the processor at 20,000 characters; `slow`: it costs more; `unknown`:
 * recheck did not find out in time.
 */
const verdicts = z.enum(["safe", "bounded", "slow", "unknown"]);

/** What is known of an expression's time. */
export type Verdict = z.infer<typeof verdicts>;

/** What is known of an expression's time, and how many seconds recheck was given to find it out. */
export interface Measured {
  verdict: Verdict;
  seconds: number;
}

type Pattern = Pick<Expression, "source" | "flags">;

const file = new URL("./measured.tsv", import.meta.url);

/** How an expression is written: the key of everything that is kept about it. */
export const literalOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`;

/** What is known from before, by the expression as it is written. */
export function readMeasured(): Map<string, Measured> {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [verdict, seconds, ...written] = line.split("\t");
      return [written.join("\t"), { verdict: verdicts.parse(verdict), seconds: Number(seconds) }];
    }),
  );
}

/** Keeps what is known, one expression a line, in the order in which they are written. */
export function keepMeasured(measured: ReadonlyMap<string, Measured>): void {
  const sorted = [...measured].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([literal, { verdict, seconds }]) => `${verdict}\t${seconds}\t${literal}\n`);
  writeFileSync(file, lines.join(""));
}

/** Asks recheck, which searches for a text that an expression is slow with, and tries that text. */
export async function measure(pattern: Pattern, seconds: number): Promise<Measured> {
  const answer = await check(pattern.source, pattern.flags, { timeout: seconds * 1000 });
  if (answer.status !== "vulnerable") return { verdict: answer.status, seconds };
  const { pumps, suffix } = answer.attack;
  const isSlow = isSlowWith(
    pattern,
    (times) => pumps.map((part) => part.prefix + part.pump.repeat(times)).join("") + suffix,
  );
  return { verdict: isSlow ? "slow" : "bounded", seconds };
}

const slowMs = 50;
const triedChars = 20_000;

/** Whether an expression takes long somewhere on the way to a text of 20,000 characters. */
function isSlowWith({ source, flags }: Pattern, textOf: (times: number) => string): boolean {
  // Small steps: between two of them an exponential one must not grow from nothing to hours.
  for (let times = 4; ; times = Math.ceil(times * 1.2)) {
    const text = textOf(times);
    const expression = new RegExp(source, flags);
    if (processorMs(() => text.replace(expression, "")) >= slowMs) return true;
    if (text.length >= triedChars) return false;
  }
}
