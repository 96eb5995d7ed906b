import { z } from "zod";

/** Text as a database can keep it: without NUL characters, and with lone halves of a character made whole. */
export function keepableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Text from outside, a person's or a model's: what no database can keep is left out before anything else is checked. */
export const writtenText = z.string().overwrite(keepableText);
