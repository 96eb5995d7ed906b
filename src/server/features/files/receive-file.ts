import type { Context, Handler } from "hono";
import { z } from "zod";
import type { AppTypes } from "#server/http/app-types.ts";
import { Refusal } from "#server/http/refusal.ts";
import { refuse } from "#server/http/refuse.ts";
import type { Services } from "#server/services.ts";
import { timeZone as anyTimeZone } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";

type Needs = Pick<Services, "sessions" | "agreement" | "files" | "log">;

const query = z.object({
  name: z.string().default("file"),
  mode: z.enum(["text", "heart"]).default("text"),
  timeZone: anyTimeZone.catch("UTC"),
});

/** Takes a file as the bare body of a request and answers with what it says, for a signed-in person who has agreed. */
export function receiveFile(services: Needs): Handler<AppTypes> {
  return async (c) => {
    try {
      return c.json(await receive(services, c), 200, { "cache-control": "no-store" });
    } catch (error) {
      if (error instanceof Refusal) return refuse(c, error.code, error.details);
      if (c.req.raw.signal.aborted) return refuse(c, "FILE_UNREADABLE");
      services.log.error({ requestId: c.get("requestId"), err: error }, "a file could not be received");
      return refuse(c, "FILE_UNREADABLE");
    }
  };
}

async function receive({ sessions, agreement, files }: Needs, c: Context<AppTypes>) {
  const person = await sessions.whoIs(c.req.raw.headers);
  if (!person)
    throw new Refusal((await sessions.whoIsClosed(c.req.raw.headers)) ? "ACCOUNT_CLOSED" : "SIGNED_OUT");
  if (!(await agreement.hasAgreed(person.userId))) throw new Refusal("AGREEMENT_NEEDED");
  const asked = query.safeParse(c.req.query());
  if (!asked.success) throw new Refusal("INVALID_INPUT", { reason: "The mode of a file is text or heart." });
  const isHeart = asked.data.mode === "heart";
  const most = isHeart ? limits.file.maxHeartBytes : limits.file.maxBytes;
  if (Number(c.req.header("content-length") ?? 0) > most) {
    throw new Refusal(isHeart ? "HEART_FILE_TOO_LARGE" : "FILE_TOO_LARGE");
  }
  const { body, signal } = c.req.raw;
  if (!body) throw new Refusal("FILE_EMPTY");
  const { name, timeZone } = asked.data;
  return files.read({ userId: person.userId, name, content: body, isHeart, timeZone, signal });
}
