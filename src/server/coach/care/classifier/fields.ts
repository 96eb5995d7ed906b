import { senses } from "./senses.ts";

/** The fields of meaning by name, each as one pattern over plain text. */
export const fields: [string, RegExp][] = senses
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", entries = ""] = line.split(": ");
    const words = entries.split(", ").map((entry) => entry.replaceAll("~", "[a-z]*"));
    return [name, new RegExp(`(?<![a-z'])(?:${words.join("|")})(?![a-z])`)];
  });

const byName = new Map(fields);

/** The pattern of one field; a name that no line bears matches everything, so that what leans on it stays silent. */
export const fieldOf = (name: string): RegExp => byName.get(name) ?? /(?:)/;
