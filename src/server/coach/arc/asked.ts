import { stageHeadings } from "#server/coach/script/stages.ts";
import { type Step, stepAsked } from "./steps.ts";

/**
 * What a reply left open: a step, a choice or a thing to write in the hour, more of what was told, whether the meditation is to be made, how it was,
 * anything else that ended in a question, or nothing.
 */
export type Asked = Step | "choice" | "writing" | "more" | "offer" | "check-in" | "other" | "none";

/** The guide's own sentences, each with what it asks for. */
export type AskedBySentence = ReadonlyMap<string, Asked>;

/** A script or a practice begins with a heading. */
export const isSpokenText = (reply: string): boolean => reply.startsWith("# ");

/** A meditation made for the person; a practice has no stages. */
export const isScript = (reply: string): boolean => reply.startsWith(`# ${stageHeadings[0]}`);

/**
 * What a reply asked for: read from the guide's own sentences where one stands in it, and else from the words of its last
 * question, since a model asks in its own. A question in whose words no step is found asks for the one that was
 * `directed`: a model is told which, and may say it in any words. After a script or a practice one is asked how it was.
 */
export function askedIn(reply: string, known: AskedBySentence, directed?: Step): Asked {
  if (isSpokenText(reply)) return "check-in";
  let latest: Asked | undefined;
  let at = -1;
  for (const [sentence, asked] of known) {
    const found = reply.lastIndexOf(sentence);
    if (found > at) {
      at = found;
      latest = asked;
    }
  }
  return latest ?? stepAsked(reply) ?? (reply.trimEnd().endsWith("?") ? (directed ?? "other") : "none");
}
