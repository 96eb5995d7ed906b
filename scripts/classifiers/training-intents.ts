import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Intent, intents } from "#server/coach/intent/intents.ts";

/** A message with what it asks for. */
export interface IntentMessage {
  text: string;
  intent: Intent;
}

/** Every line that was written for the classifier of intents, or those of some files: one message a line below headings `# intent`. */
export function trainingIntents(isRead: (file: string) => boolean = () => true): IntentMessage[] {
  const folder = join(import.meta.dirname, "corpus", "intents");
  return readdirSync(folder)
    .filter(isRead)
    .toSorted()
    .flatMap((file) => underHeadings(readFileSync(join(folder, file), "utf8"), file));
}

function underHeadings(text: string, file: string): IntentMessage[] {
  let heading: Intent | undefined;
  return text.split("\n").flatMap((line, at): IntentMessage[] => {
    if (line.startsWith("# ")) {
      heading = intents.find((one) => one === line.slice(2).trim());
      if (!heading) throw new Error(`corpus/intents/${file}, line ${at + 1}: no intent is called so.`);
      return [];
    }
    if (!line.trim()) return [];
    if (!heading) throw new Error(`corpus/intents/${file}, line ${at + 1}: it stands below no heading.`);
    return [{ text: line.trim(), intent: heading }];
  });
}
