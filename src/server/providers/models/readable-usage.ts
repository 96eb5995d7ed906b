import { z } from "zod";
import { isTokenCount } from "#server/coach/model/model-call.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";

const count = z.custom<number>(isTokenCount).nullish();
const readable = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count,
  prompt_tokens_details: z.object({ cached_tokens: count }).nullish(),
  completion_tokens_details: z
    .object({ reasoning_tokens: count, accepted_prediction_tokens: count, rejected_prediction_tokens: count })
    .nullish(),
});
const event = z.looseObject({ usage: z.unknown() });

/**
 * A fetch of streamed answers in which a usage that is none (words, less than nothing, no number at all) is left out: the
 * library refuses the whole event that holds one, and a reply would break at its last word.
 */
export const withReadableUsage =
  (through: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await through(input, init);
    if (!response.ok || !response.body) return response;
    const body = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(byLine(withoutNonsense))
      .pipeThrough(new TextEncoderStream());
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };

/** Changes a text line by line as it comes; what has no end yet waits for it. */
function byLine(change: (line: string) => string): TransformStream<string, string> {
  let open: string[] = [];
  return new TransformStream({
    transform: (piece, controller) => {
      const end = piece.lastIndexOf("\n") + 1;
      if (end === 0) return void open.push(piece);
      const whole = open.join("") + piece.slice(0, end);
      open = [piece.slice(end)];
      controller.enqueue(whole.split("\n").map(change).join("\n"));
    },
    flush: (controller) => controller.enqueue(change(open.join(""))),
  });
}

/** Some servers write what JSON has no word for. */
const noNumber = /:\s{0,8}-?(?:NaN|Infinity)\b/g;

/** An event's line as it came, unless its usage cannot be one. */
function withoutNonsense(line: string): string {
  if (!line.startsWith("data:") || !line.includes('"usage"')) return line;
  const said = line.slice("data:".length);
  const isJson = parsedJson(said) !== undefined;
  const found = event.safeParse(parsedJson(isJson ? said : said.replace(noNumber, ":null")));
  if (!found.success) return line;
  const { usage, ...rest } = found.data;
  if (isJson && (usage == null || readable.safeParse(usage).success)) return line;
  return `data: ${JSON.stringify(rest)}`;
}
