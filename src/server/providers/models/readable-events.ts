import { z } from "zod";
import { isTokenCount } from "#server/coach/model/model-call.ts";
import { readAtMost } from "#server/providers/answers/read-at-most.ts";
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
/** What an event of an answer holds at least one of; a sign of life between two of them holds none. */
const ofAnswers = z.union([
  z.looseObject({ choices: z.unknown() }),
  z.looseObject({ error: z.unknown() }),
  z.looseObject({ usage: z.unknown() }),
  z.looseObject({ message: z.unknown() }),
]);
const wholeAnswer = z.object({
  id: z.string().nullish(),
  model: z.string().nullish(),
  created: z.number().nullish(),
  choices: z.tuple([
    z.object({ message: z.looseObject({ content: z.unknown() }), finish_reason: z.string().nullish() }),
  ]),
  usage: z.unknown(),
});

/**
 * A fetch of streamed answers as the library can read them. A usage that is none (words, less than nothing, no number at
 * all) and an event that is none of an answer's are left out: the library refuses the whole event, and a reply would break
 * there. An answer that comes all at once, though a stream was asked for, is made into one.
 */
export const withReadableEvents =
  (through: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await through(input, init);
    if (!response.ok || !response.body) return response;
    if (isStreamed(init?.body) && response.headers.get("content-type")?.startsWith("application/json"))
      return asStream(response);
    const body = response.body.pipeThrough(byLine(withoutNonsense));
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };

/** Whether a line may be an answer's: what is no object is the library's to refuse. */
function isOfAnswer(line: string): boolean {
  const said = parsedJson(line.slice("data:".length));
  return !z.looseObject({}).safeParse(said).success || ofAnswers.safeParse(said).success;
}

const isStreamed = (body: unknown): boolean =>
  typeof body === "string" && z.looseObject({ stream: z.literal(true) }).safeParse(parsedJson(body)).success;

/** A longer answer at once is none. */
const mostBytes = 2_000_000;

/** A whole answer as one event and its end; anything else as it came. */
async function asStream(response: Response): Promise<Response> {
  const { status } = response;
  const said = (await readAtMost(response, mostBytes)) ?? "";
  const answer = wholeAnswer.safeParse(parsedJson(said));
  if (!answer.success) return new Response(said, { status, headers: { "content-type": "application/json" } });
  const { id, model, created, choices, usage } = answer.data;
  const [{ message, finish_reason }] = choices;
  const choice = { index: 0, delta: message, finish_reason: finish_reason ?? "stop" };
  const chunk = { id, object: "chat.completion.chunk", created, model, choices: [choice], usage };
  const line = withoutNonsense(`data: ${JSON.stringify(chunk)}`);
  return new Response(`${line}\n\ndata: [DONE]\n\n`, {
    status,
    headers: { "content-type": "text/event-stream" },
  });
}

/** Changes a text line by line as its bytes come, in one stage, since each one more costs every token; what has no end yet waits for it. */
function byLine(
  change: (line: string) => string,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let open: string[] = [];
  return new TransformStream({
    transform: (bytes, controller) => {
      const piece = decoder.decode(bytes, { stream: true });
      const end = piece.lastIndexOf("\n") + 1;
      if (end === 0) return void open.push(piece);
      const whole = open.join("") + piece.slice(0, end);
      open = [piece.slice(end)];
      controller.enqueue(encoder.encode(whole.split("\n").map(change).join("\n")));
    },
    flush: (controller) => {
      const rest = change(open.join("") + decoder.decode());
      if (rest) controller.enqueue(encoder.encode(rest));
    },
  });
}

/** Some servers write what JSON has no word for. */
const noNumber = /:\s{0,8}-?(?:NaN|Infinity)\b/g;

/** An event's line as it came, unless its usage cannot be one or it is none of an answer's. */
function withoutNonsense(line: string): string {
  if (!line.startsWith("data:")) return line;
  if (!line.includes('"usage"')) return line.includes('"choices"') || isOfAnswer(line) ? line : "";
  const said = line.slice("data:".length);
  const isJson = parsedJson(said) !== undefined;
  const found = event.safeParse(parsedJson(isJson ? said : said.replace(noNumber, ":null")));
  if (!found.success) return line;
  const { usage, ...rest } = found.data;
  if (isJson && (usage == null || readable.safeParse(usage).success)) return line;
  return `data: ${JSON.stringify(rest)}`;
}
