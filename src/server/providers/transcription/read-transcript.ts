import { z } from "zod";
import { BadAnswer } from "#server/providers/answers/bad-answer.ts";
import { type AnswerLimits, readLimited } from "#server/providers/answers/read-limited.ts";
import { keepableText } from "#shared/chat/written-text.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import { limits } from "#shared/limits/limits.ts";

/** OpenAI's `json` and `verbose_json` both have the whole as `text`. */
const whole = z.looseObject({ text: z.string() });
const delta = z.looseObject({ delta: z.string() });

/** What a stream of events comes to: the whole where an event tells it, else its pieces in turn. */
function textOfEvents(events: string): string | undefined {
  let pieces: string | undefined;
  for (const line of events.split("\n")) {
    if (!line.startsWith("data:")) continue;
    const data = parsedJson(line.slice("data:".length).trim());
    const done = whole.safeParse(data);
    if (done.success) return done.data.text;
    const piece = delta.safeParse(data);
    if (piece.success) pieces = (pieces ?? "") + piece.data.delta;
  }
  return pieces;
}

function textOf(type: string, answer: string): string | undefined {
  const json = whole.safeParse(parsedJson(answer));
  if (json.success) return json.data.text;
  if (/^\s*(?:event|data):/.test(answer)) return textOfEvents(answer);
  // Some servers answer with the bare words, whatever was asked for.
  return /^text\/plain\b/.test(type) && !/^\s*[{<[]/.test(answer) ? answer : undefined;
}

/** Reads what was understood, at most as long as a message may be; throws `BadAnswer` for anything else than a transcript. */
export async function readTranscript(response: Response, answerLimits: AnswerLimits): Promise<string> {
  const type = (response.headers.get("content-type") ?? "").toLowerCase();
  const answer = Buffer.from(await readLimited(response, answerLimits)).toString("utf8");
  const text = textOf(type, answer);
  if (text === undefined) throw new BadAnswer("the answer is no transcript", "bad-answer");
  return keepableText(text).replace(/\s+/g, " ").trim().slice(0, limits.message.maxChars).toWellFormed();
}
