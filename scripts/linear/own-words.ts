import { processorMs } from "./doubling.ts";
import type { Expression } from "./find-expressions.ts";

/** Short texts first: what is exponential would never end with a long one. */
const shortLengths = [50, 100, 200, 500];
const slowMs = 50;
const [short, long] = [20_000, 80_000];
/** Four times the text costs four times as much, or sixteen times. */
const mostGrowth = 8;

/**
 * A text that an expression takes long with, made of words that stand in it, over and over; undefined when there is none.
 * What begins to match again and again is what a search ahead without a bound is slow with, and recheck often does not
 * find it in time in a long list of words.
 */
export function slowWords({ source, flags }: Pick<Expression, "source" | "flags">): string | undefined {
  const said = source.replace(/\\\w/g, " ").replace(/\[[^\]]*\]/g, " ");
  const words = new Set(said.match(/[\p{L}' -]{3,}/gu) ?? []);
  const pieces = [...words].flatMap((word) => [word, `${word} `]);
  return pieces.find((piece) => isSlow(new RegExp(source, flags), piece));
}

function isSlow(expression: RegExp, piece: string): boolean {
  const make = (chars: number) => piece.repeat(Math.ceil(chars / piece.length));
  const read = (text: string) => text.replace(expression, "");
  if (shortLengths.some((chars) => processorMs(() => read(make(chars))) >= slowMs)) return true;
  const [shortText, longText] = [make(short), make(long)];
  // A pause of the collector can only add: the lesser of two is nearer the truth.
  const leastMs = (text: string) =>
    Math.min(
      processorMs(() => read(text)),
      processorMs(() => read(text)),
    );
  const ms = leastMs(longText);
  return ms >= slowMs && ms > mostGrowth * leastMs(shortText);
}
