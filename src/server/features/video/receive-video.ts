import type { Context } from "hono";
import { AppError } from "#server/app-error.ts";
import type { AppTypes } from "#server/http/app-types.ts";
import { errorResponse } from "#server/http/error-response.ts";
import type { Services } from "#server/services.ts";
import { videoUpload } from "#shared/listening/video.ts";
import { keepVideo } from "./keep-video.ts";

type Needs = Parameters<typeof keepVideo>[0] & Pick<Services, "sessions" | "log">;

/** Answers the upload of a rendered video: the playlist entry that holds it now, or why nothing was kept. */
export async function receiveVideo(c: Context<AppTypes>, services: Needs): Promise<Response> {
  const person = await services.sessions.whoIs(c.req.raw.headers);
  if (!person) return errorResponse(c, "SIGNED_OUT");
  const asked = videoUpload.safeParse(c.req.query());
  if (!asked.success)
    return errorResponse(c, "INVALID_INPUT", { reason: "Name the chat, the message and the length." });
  try {
    return c.json(await keepVideo(services, { person, ...asked.data, body: c.req.raw.body }));
  } catch (error) {
    const requestId = c.get("requestId");
    if (error instanceof AppError) {
      if (error.cause) services.log.error({ requestId, err: error.cause }, "a video could not be kept");
      return errorResponse(c, error.code, error.details);
    }
    services.log.warn({ requestId, err: error }, "the upload of a video broke off");
    return errorResponse(c, "VIDEO_FAILED");
  }
}
