import { limits } from "#shared/limits/limits.ts";
import type { Recognised, Recogniser } from "./recognise-text.ts";
import { FileUnread } from "./text-extraction.ts";

/** How often a picture is turned clockwise by 90 degrees. */
export type Quarters = 0 | 1 | 2 | 3;

/** Below this a page may lie on its side or on its head: upright print is read with more, turned print with less. */
const surelyUpright = 65;
/** Below this there is nothing like print in it, however it is turned. */
const noise = 15;
/** The least confidence that is handed on; less is guessing. */
const leastConfidence = 50;

/**
 * Reads a page, and where its words are hardly words, reads it turned as well and keeps the best. `turned` gives the
 * picture turned, or nothing where its form cannot be. Throws `FileUnread` for noise.
 */
export async function readUpright(
  turned: (quarters: Quarters) => Uint8Array | undefined,
  recogniser: Recogniser,
): Promise<Recognised> {
  let best: Recognised = { text: "", confidence: 0 };
  for (const quarters of [0, 1, 3, 2] as const) {
    const picture = turned(quarters);
    if (!picture) continue;
    const read = await recogniser.recognise(picture);
    if (read.confidence > best.confidence || best.text === "") best = read;
    const isClear = best.confidence >= surelyUpright || best.confidence < noise;
    if (isClear || best.text.length < limits.file.fewChars) break;
  }
  if (best.text.length >= limits.file.fewChars && best.confidence < leastConfidence)
    throw new FileUnread("PICTURE_UNCLEAR", `confidence ${best.confidence}`);
  return best;
}
