import type { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import type { Services } from "#server/services.ts";
import type { Transfer } from "#shared/contract/transfers.ts";

/** A request for a transfer, with everything that was checked before. */
export interface TransferCall<Input> {
  services: Services;
  input: Input;
  /** What is sent; nothing for who sends nothing. */
  body: ReadableStream<Uint8Array> | null;
  /** The `Range` header, as it came. */
  range: string | undefined;
  /** Ends when the asker has left. */
  signal: AbortSignal;
}

/** The same from somebody who has a session. */
export interface PersonalTransferCall<Input> extends TransferCall<Input> {
  person: SignedIn;
}

/** A request as the door knows it, before its input was read. */
export interface AskedTransfer extends Omit<TransferCall<unknown>, "input"> {
  person: SignedIn | undefined;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** How much is coming, as far as it is said. */
  contentLength: number;
}

/** A transfer as it is mounted: its declaration, and how it is answered. */
export interface ServerTransfer {
  declaration: Omit<Transfer, "sends"> & { sends?: { type: string } };
  /** A response, or what is answered as JSON. */
  answer(asked: AskedTransfer): Promise<object>;
}

/** Answers a transfer that anybody may ask for. */
export function serveAnybody<Input extends z.ZodObject, Json extends z.ZodType | undefined>(
  declaration: Transfer<Input, Json>,
  answer: (call: TransferCall<z.output<Input>>) => Promise<Response>,
): ServerTransfer {
  return {
    declaration,
    answer: async (asked) => answer({ ...asked, input: readInput(declaration, asked) }),
  };
}

/** Answers a transfer of a person's own; the door has seen that there is a session. */
export function servePerson<Input extends z.ZodObject, Json extends z.ZodType | undefined>(
  declaration: Transfer<Input, Json>,
  answer: (
    call: PersonalTransferCall<z.output<Input>>,
  ) => Promise<Json extends z.ZodType ? z.input<Json> & object : Response>,
): ServerTransfer {
  return {
    declaration,
    answer: async (asked) => {
      if (!asked.person) throw new AppError("SIGNED_OUT");
      const given = await answer({
        ...asked,
        person: asked.person,
        input: readInput(declaration, asked),
      });
      return declaration.json ? Response.json(declaration.json.parse(given)) : given;
    },
  };
}

/**
 * Reads what stands in the path and the query, and refuses a body that says it is too large before any of it is read.
 * A thing that cannot be named is not there: `NOT_FOUND`; otherwise `INVALID_INPUT`.
 */
function readInput<Input extends z.ZodObject>(
  { input, sends }: Pick<Transfer<Input>, "input" | "sends">,
  { path, query, contentLength }: AskedTransfer,
): z.output<Input> {
  const read = input.safeParse({ ...query, ...path });
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = String(issue?.path[0] ?? "");
    if (place in path) throw new AppError("NOT_FOUND");
    throw new AppError("INVALID_INPUT", { reason: `${place}: ${issue?.message}` });
  }
  const most = sends?.most(read.data);
  if (most && contentLength > most.bytes) throw new AppError(most.code, most.details);
  return read.data;
}
