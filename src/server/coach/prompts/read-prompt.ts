import { readFileSync } from "node:fs";

/** The prompts, each a file of its own in `texts`; `docs/prompts.md` says why each line is there. */
export type PromptName =
  | "coach"
  | "go-on"
  | "figures"
  | "meditation"
  | "repair"
  | "longer"
  | "follow-ups"
  | "keywords"
  | "concepts";

const place = /\{([a-z]+)\}/g;

const textOf = (name: string): string =>
  readFileSync(new URL(`./texts/${name}.txt`, import.meta.url), "utf8").trimEnd();

/** A text with its `{places}` filled. Throws where one has no value, so that a misspelt one stops the start or a test. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(place, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A prompt has a place {${name}} that nothing fills.`);
    return value;
  });
}

/** A prompt as it is kept, its places not filled yet. */
export const readPrompt = (name: PromptName): string => textOf(name);

/** A file of single lines, `name: text` each, of which those are sent that fit. Throws where a name is not among them. */
export function readPromptLines(name: "direction" | "wishes"): (line: string) => string {
  const lines = new Map(
    textOf(name)
      .split("\n")
      .map((line): [string, string] => {
        const at = line.indexOf(": ");
        return [line.slice(0, at), line.slice(at + 2)];
      }),
  );
  return (line) => {
    const text = lines.get(line);
    if (text === undefined) throw new Error(`The prompt file ${name}.txt has no line named ${line}.`);
    return text;
  };
}
