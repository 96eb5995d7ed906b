import type { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { Rate } from "#server/http/limits/call-limits.ts";
import type { Services } from "#server/services.ts";
import type { FunctionName } from "#shared/contract/function-names.ts";
import { issueWords } from "./issue-words.ts";

/** Who calls a function, and with what; whoever it is has a session or a token, and has agreed to the terms. */
export interface FunctionCall {
  services: Services;
  userId: string;
  request: Request;
  /** ISO codes of the countries the caller may be in, for help lines. */
  countries: readonly string[];
  /** Ends when the caller has left. */
  signal: AbortSignal;
}

/** One function of the specification's section 7, as it is mounted and described. */
export interface ServerFunction {
  name: FunctionName;
  summary: string;
  description: string;
  limit: { perAccount: Rate; perAddress: Rate };
  /** Largest body that is read, in bytes. */
  maxBytes: number;
  body: { type: "application/json" | "multipart/form-data"; schema: z.ZodType };
  reads: z.ZodType;
  /** One piece of the streamed form; nothing for a function that has none. */
  streamed?: z.ZodType;
  /** A body that works, for the page that describes the functions. */
  example: object;
  answer(call: FunctionCall): Promise<Response>;
}

/** What a function that takes JSON is made from; `run` gives what is read, or a response of its own. */
export interface JsonFunction<Body extends z.ZodType>
  extends Omit<ServerFunction, "body" | "answer" | "maxBytes"> {
  body: Body;
  maxBytes?: number;
  run(call: FunctionCall, body: z.infer<Body>): Promise<object>;
}

const jsonBytes = 256 * 1024;

/** A function that takes JSON: its body is checked before it runs. Throws `INVALID_INPUT`. */
export function jsonFunction<Body extends z.ZodType>(made: JsonFunction<Body>): ServerFunction {
  const { body, run, maxBytes = jsonBytes, ...rest } = made;
  return {
    ...rest,
    maxBytes,
    body: { type: "application/json", schema: body },
    answer: async (call) => {
      const given = await run(call, readBody(body, await asJson(call.request)));
      return given instanceof Response ? given : Response.json(given);
    },
  };
}

async function asJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    // A body that grows too large is refused with a word of its own.
    if (error instanceof SyntaxError) throw new AppError("INVALID_INPUT", { reason: "Send a JSON object." });
    throw error;
  }
}

/** A field that is null says nothing, as one that is left out; programs write either. */
function withoutNull(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
}

function readBody<Body extends z.ZodType>(schema: Body, sent: unknown): z.infer<Body> {
  const read = schema.safeParse(withoutNull(sent), { error: issueWords });
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const place = issue?.path.join(".") ?? "";
  throw new AppError("INVALID_INPUT", { reason: [place, issue?.message].filter(Boolean).join(": ") });
}
