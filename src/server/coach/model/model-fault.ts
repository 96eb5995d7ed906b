import { APICallError } from "ai";
import { z } from "zod";
import { parsedJson } from "#shared/contract/parsed-json.ts";

/** What went wrong with a model server, as an operator would have to mend it. */
export type ModelFault = keyof typeof modelFaults;

/** For the log and `npm run doctor`: what happened and what to do about it, without a word of any conversation. */
export const modelFaults = {
  unreachable:
    "nothing answers at the model server's address; start it, or mend LLM_BASE_URL (from a container, localhost is the container itself)",
  "wrong-path": "the address answers, but not as a model server; LLM_BASE_URL usually ends in /v1",
  "unknown-model": "the model server does not have the model that LLM_MODEL names",
  "key-refused": "the model server refuses the key; set LLM_API_KEY, or OPENAI_API_KEY for OpenAI",
  quota: "the model server says that the account has no credit left",
  "too-many": "the model server says that it gets too many requests; it may be asked again later",
  "context-too-long":
    "the conversation is longer than the model's context; set LLM_CONTEXT_TOKENS to what the server allows",
  "call-refused": "the model server does not accept the call as it is sent",
  filtered: "the model server's filter withheld the answer",
  "too-slow": "the model answered too slowly",
  "server-failed": "the model server reports a failure of its own",
  "broke-off": "the connection to the model server broke while it answered",
  "no-answer": "the model ended without an answer",
  looped: "the model said the same sentence over and over; another LLM_TEMPERATURE or model does not",
  cut: "the answer reached the longest length that the model server allows",
} as const;

/** The kinds of failure that servers name by code; the words of their messages are never read. */
const codes: Record<string, ModelFault> = {
  insufficient_quota: "quota",
  billing_hard_limit_reached: "quota",
  billing_not_active: "quota",
  rate_limit_exceeded: "too-many",
  context_length_exceeded: "context-too-long",
  exceed_context_size_error: "context-too-long",
  string_above_max_length: "context-too-long",
  model_not_found: "unknown-model",
  DeploymentNotFound: "unknown-model",
  invalid_api_key: "key-refused",
  invalid_authentication: "key-refused",
  content_filter: "filtered",
  unknown_model: "unknown-model",
  invalid_model: "unknown-model",
  API_KEY_INVALID: "key-refused",
};
/** How servers name a talk that is too long, in a code of their own: `context_exceeded`, `prompt_too_long`. */
const tooLong =
  /context.{0,12}(?:exceed|length|size|overflow)|exceed.{0,12}context|(?:prompt|input|request)_too_(?:long|large)/i;

const statuses: Record<number, ModelFault> = {
  401: "key-refused",
  402: "quota",
  403: "key-refused",
  408: "too-slow",
  413: "context-too-long",
  429: "too-many",
};

/** Where servers name a cause, on whatever level: beside the message, in an error within the error, or among its details. */
const codeKeys = new Set(["code", "type", "reason", "status", "error_type"]);
const deepest = 6;
const mostCodes = 50;

/** Every code of an error's body, in the order it has them; words of messages are none. */
function codesIn(body: unknown, depth = 0): (string | number)[] {
  if (typeof body !== "object" || body === null || depth > deepest) return [];
  const found = Object.entries(body).flatMap(([key, value]: [string, unknown]) => {
    const isCode = codeKeys.has(key) && (typeof value === "string" || typeof value === "number");
    return isCode ? [value] : codesIn(value, depth + 1);
  });
  return found.slice(0, mostCodes);
}

const faultByName = (body: unknown): ModelFault | undefined =>
  codesIn(body).flatMap(
    (code) => codes[String(code)] ?? (tooLong.test(String(code)) ? "context-too-long" : []),
  )[0];

function faultByStatus(status: number): ModelFault | undefined {
  if (statuses[status]) return statuses[status];
  if (status >= 500 && status < 600) return "server-failed";
  return status >= 400 && status < 500 ? "call-refused" : undefined;
}

const failedEvent = z.looseObject({ error: z.union([z.looseObject({}), z.string().min(1)]) });

/** What an event of a stream that had begun well says went wrong; nothing where it tells of no error. */
export function faultOfEvent(event: unknown): ModelFault | undefined {
  // Every piece of an answer is looked at, and a schema for each would cost more than the rest of it.
  if (typeof event !== "object" || event === null || !("error" in event)) return undefined;
  const failed = failedEvent.safeParse(event);
  if (!failed.success) return undefined;
  const { error } = failed.data;
  const byStatus = codesIn(error).flatMap((code) => faultByStatus(Number(code)) ?? [])[0];
  return faultByName(error) ?? byStatus ?? "server-failed";
}

/** Reasons for an end that the library does not know, as servers write them: Gemini's, vLLM's and others'. */
const endings: Record<string, ModelFault> = {
  safety: "filtered",
  prohibited_content: "filtered",
  blocklist: "filtered",
  spii: "filtered",
  recitation: "filtered",
  content_filter: "filtered",
  max_tokens: "cut",
  max_length: "cut",
  abort: "broke-off",
  aborted: "broke-off",
  cancelled: "broke-off",
  error: "server-failed",
};

/** What a stream's reason for its end says of an answer that is not whole; nothing for any other. */
export const faultOfEnding = (reason: string | undefined): ModelFault | undefined =>
  endings[reason?.toLowerCase() ?? ""];
/** A server that knows its calls answers an unknown model with an error of its own; a wrong path is a web server's page. */
const ownError = z.union([z.object({ error: z.unknown() }), z.object({ object: z.literal("error") })]);

const aboutModel = z.object({ error: z.object({ param: z.literal("model") }) });

/** What a failed call means, by the server's status and codes. */
export function modelFaultOf(error: unknown): ModelFault {
  if (!APICallError.isInstance(error)) return "broke-off";
  const { statusCode: status, responseBody } = error;
  if (status === undefined) return "unreachable";
  const body = parsedJson(responseBody);
  const byName = faultByName(body);
  if (byName) return byName;
  if (status < 500 && aboutModel.safeParse(body).success) return "unknown-model";
  if (status === 404 || status === 405)
    return ownError.safeParse(body).success ? "unknown-model" : "wrong-path";
  if (statuses[status]) return statuses[status];
  if (status >= 500) return "server-failed";
  // A page in place of events.
  return status < 400 ? "wrong-path" : "call-refused";
}
