import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Classifier } from "./classifiers.ts";

const folder = join(import.meta.dirname, "..", "..", "src", "server", "coach", "classifiers");

/** Where a classifier's weights are kept, and their card beside them. */
export const weightsFileOf = (name: Classifier["name"]): string => join(folder, `${name}.weights.json`);
/** The card of a classifier's weights. */
export const cardFileOf = (name: Classifier["name"]): string => join(folder, `${name}.card.json`);

const card = z.object({
  reads: z.string(),
  method: z.string(),
  trainedFrom: z.array(z.string()),
  trainedOn: z.iso.date(),
  lines: z.number(),
  /** Over the lines as they are trained with, so that a file renamed changes nothing and a line added does. */
  linesSha256: z.string(),
  weightsSha256: z.string(),
  /** From which scores it is believed. */
  bounds: z.record(z.string(), z.number()),
  /** How it did on lines it had not been trained with, and of how many lines it was then. */
  figures: z.array(z.string()),
  figuresOfLines: z.number(),
});

/** What is said of a file of weights: from what it was made, when, how it did, and from which scores it is believed. */
export type Card = z.infer<typeof card>;

/** The card beside a classifier's weights; throws where there is none. */
export const readCard = (name: Classifier["name"]): Card =>
  card.parse(JSON.parse(readFileSync(cardFileOf(name), "utf8")));

/** A fingerprint of the lines of a classifier. */
export const linesHash = (lines: readonly object[]): string =>
  sha256(lines.map((line) => JSON.stringify(line)).join("\n"));

/** A fingerprint of a text. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The card of weights that were just made. */
export function cardOf(
  { reads, trainedFrom, lines, bounds }: Classifier,
  weights: string,
  trainedOn: string,
  { figures, figuresOfLines }: Pick<Card, "figures" | "figuresOfLines">,
): Card {
  const trained = lines();
  return {
    reads,
    method: "one logistic regression for each question, over words, letters, marks and signs",
    trainedFrom,
    trainedOn,
    lines: trained.length,
    linesSha256: linesHash(trained),
    weightsSha256: sha256(weights),
    bounds: { ...bounds },
    figures,
    figuresOfLines,
  };
}
