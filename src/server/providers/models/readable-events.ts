import { z } from "zod";
import { isTokenCount } from "#server/coach/model/model-call.ts";
import { readAtMost } from "#server/providers/answers/read-at-most.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import { createPieceJoiner } from "./join-pieces.ts";

const count = z.custom<number>(isTokenCount).nullish();
const readableUsage = z.object({
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
  usage: z.unknown().optional(),
});

/**
 * A fetch of streamed answers as the library can read them. A usage that is none (words, less than nothing, no number at
 * all) and an event that is none of an answer's are left out: the library refuses the whole event, and a reply would break
 * there. An answer that comes all at once, though a stream was asked for, is made into one. The pieces of a sentence are joined.
 */
export const withReadableEvents =
  (through: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await through(input, init);
    if (!response.ok || !response.body) return response;
    if (isStreamed(init?.body) && response.headers.get("content-type")?.startsWith("application/json"))
      return asStream(response);
    const body = readable(response.body);
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

/**
 * Changes a text line by line as its bytes come, and joins its pieces, in one stage, since each one more costs every token;
 * what has no end yet waits for it. Where the stream breaks, what had come is passed on before it does.
 */
function readable(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const joiner = createPieceJoiner();
  let open: string[] = [];
  let broke: { error: unknown } | undefined;
  /** What a part of the text gives to pass on; nothing while a line or a sentence is on its way. */
  const take = (piece: string): string => {
    const end = piece.lastIndexOf("\n") + 1;
    if (end === 0) {
      open.push(piece);
      return "";
    }
    const whole = open.join("") + piece.slice(0, end - 1);
    open = [piece.slice(end)];
    const lines = whole.split("\n").flatMap((line) => joiner.line(withoutNonsense(line)));
    return asText(lines);
  };
  const last = (): string => {
    const line = withoutNonsense(open.join("") + decoder.decode());
    return asText([...(line ? joiner.line(line) : []), ...joiner.rest()]);
  };
  return new ReadableStream({
    pull: async (controller) => {
      if (broke) return controller.error(broke.error);
      for (;;) {
        let text = "";
        let isOver = false;
        try {
          const { done, value } = await reader.read();
          isOver = done;
          text = done ? last() : take(decoder.decode(value, { stream: true }));
        } catch (error) {
          broke = { error };
          text = asText(joiner.rest());
          if (text === "") return controller.error(error);
        }
        if (text) controller.enqueue(encoder.encode(text));
        if (isOver) controller.close();
        if (text || isOver) return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const asText = (lines: string[]): string => lines.map((line) => `${line}\n`).join("");

/** Some servers write what JSON has no word for. */
const noNumber = /:\s{0,8}-?(?:NaN|Infinity)\b/g;

/** An event's line as it came, unless its usage cannot be one or it is none of an answer's. */
function withoutNonsense(line: string): string {
  if (!line.startsWith("data:")) return line;
  // A sign of life that says nothing: the library reads it as a broken event.
  if (line.trim() === "data:") return "";
  if (!line.includes('"usage"')) return line.includes('"choices"') || isOfAnswer(line) ? line : "";
  const said = line.slice("data:".length);
  const isJson = parsedJson(said) !== undefined;
  const found = event.safeParse(parsedJson(isJson ? said : said.replace(noNumber, ":null")));
  if (!found.success) return line;
  const { usage, ...rest } = found.data;
  if (isJson && (usage == null || readableUsage.safeParse(usage).success)) return line;
  return `data: ${JSON.stringify(rest)}`;
}
