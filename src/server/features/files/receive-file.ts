import type { Context, Handler } from "hono";
import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { AppTypes } from "#server/http/app-types.ts";
import { errorResponse } from "#server/http/error-response.ts";
import type { Services } from "#server/services.ts";
import { timeZone as anyTimeZone } from "#shared/contract/api.ts";
import { numberKinds } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";

type Needs = Pick<Services, "sessions" | "agreement" | "files" | "log">;

const query = z.object({
  name: z.string().default("file"),
  mode: z.enum(["text", "heart"]).default("text"),
  timeZone: anyTimeZone.catch("UTC"),
  readAs: z.enum(numberKinds).optional(),
});

/** Takes a file as the bare body of a request and answers with what it says, for a signed-in person who has agreed. */
export function receiveFile(services: Needs): Handler<AppTypes> {
  return async (c) => {
    try {
      return c.json(await receive(services, c), 200, { "cache-control": "no-store" });
    } catch (error) {
      if (error instanceof AppError) return errorResponse(c, error.code, error.details);
      if (c.req.raw.signal.aborted) return errorResponse(c, "FILE_UNREADABLE");
      services.log.error({ requestId: c.get("requestId"), err: error }, "a file could not be received");
      return errorResponse(c, "FILE_UNREADABLE");
    }
  };
}

async function receive({ sessions, agreement, files }: Needs, c: Context<AppTypes>) {
  const person = await sessions.whoIs(c.req.raw.headers);
  if (!person)
    throw new AppError((await sessions.whoIsClosed(c.req.raw.headers)) ? "ACCOUNT_CLOSED" : "SIGNED_OUT");
  if (!(await agreement.hasAgreed(person.userId))) throw new AppError("AGREEMENT_NEEDED");
  const asked = query.safeParse(c.req.query());
  if (!asked.success) throw new AppError("INVALID_INPUT", { reason: "The mode of a file is text or heart." });
  const isHeart = asked.data.mode === "heart";
  const most = isHeart ? limits.file.maxHeartBytes : limits.file.maxBytes;
  if (Number(c.req.header("content-length") ?? 0) > most) {
    throw new AppError(isHeart ? "HEART_FILE_TOO_LARGE" : "FILE_TOO_LARGE");
  }
  const { body, signal } = c.req.raw;
  if (!body) throw new AppError("FILE_EMPTY");
  const { name, timeZone, readAs } = asked.data;
  return files.read({ userId: person.userId, name, content: body, isHeart, timeZone, readAs, signal });
}
