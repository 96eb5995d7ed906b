import type { Context } from "hono";
import { AppError } from "#server/app-error.ts";
import type { AppTypes } from "#server/http/app-types.ts";
import { errorResponse } from "#server/http/error-response.ts";
import type { Services } from "#server/services.ts";
import { receiveOwnMusic } from "./receive-own.ts";

type Needs = Pick<Services, "agreement" | "backgrounds" | "sessions" | "log">;

/** Answers an upload of a person's own background music: what plays from now on, or why nothing changed. */
export async function receiveUpload(c: Context<AppTypes>, services: Needs): Promise<Response> {
  const { headers, body, signal } = c.req.raw;
  const person = await services.sessions.whoIs(headers);
  if (!person) return errorResponse(c, "SIGNED_OUT");
  const contentLength = c.req.header("content-length");
  const name = c.req.query("name") ?? "";
  try {
    return c.json(await receiveOwnMusic(services, { person, name, contentLength, body, signal }));
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === "MUSIC_UPLOAD_FAILED")
        services.log.error({ requestId: c.get("requestId"), err: error.cause }, "music could not be kept");
      return errorResponse(c, error.code, error.details);
    }
    services.log.warn({ requestId: c.get("requestId"), err: error }, "an upload broke off");
    return errorResponse(c, "MUSIC_UPLOAD_FAILED");
  }
}
