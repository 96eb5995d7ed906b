import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Reader } from "./readers.ts";

const folder = join(import.meta.dirname, "..", "..", "src", "server", "coach", "taught");

/** Where a reader's weights are kept, and their card beside them. */
export const weightsFileOf = (name: Reader["name"]): string => join(folder, `${name}.weights.json`);
/** The card of a reader's weights. */
export const cardFileOf = (name: Reader["name"]): string => join(folder, `${name}.card.json`);

const card = z.object({
  reads: z.string(),
  method: z.string(),
  taughtFrom: z.array(z.string()),
  taughtOn: z.iso.date(),
  lines: z.number(),
  /** Over the lines as they are taught, so that a file renamed changes nothing and a line added does. */
  linesSha256: z.string(),
  weightsSha256: z.string(),
  /** From which scores it is believed. */
  bounds: z.record(z.string(), z.number()),
  figures: z.array(z.string()),
});

/** What is said of a file of weights: from what it was made, when, how it did, and from which scores it is believed. */
export type Card = z.infer<typeof card>;

/** The card beside a reader's weights; throws where there is none. */
export const readCard = (name: Reader["name"]): Card =>
  card.parse(JSON.parse(readFileSync(cardFileOf(name), "utf8")));

/** A fingerprint of the lines of a reader. */
export const linesHash = (lines: readonly object[]): string =>
  sha256(lines.map((line) => JSON.stringify(line)).join("\n"));

/** A fingerprint of a text. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The card of weights that were just made. */
export function cardOf(
  { reads, taughtFrom, lines, bounds }: Reader,
  weights: string,
  taughtOn: string,
  figures: string[],
): Card {
  const taught = lines();
  return {
    reads,
    method: "one logistic regression for each question, over words, letters, marks and signs",
    taughtFrom,
    taughtOn,
    lines: taught.length,
    linesSha256: linesHash(taught),
    weightsSha256: sha256(weights),
    bounds: { ...bounds },
    figures,
  };
}
