import type { Context } from "hono";
import type { AppTypes } from "#server/http/app-types.ts";
import { Refusal } from "#server/http/refusal.ts";
import { refuse } from "#server/http/refuse.ts";
import type { Services } from "#server/services.ts";
import { videoUpload } from "#shared/listening/video.ts";
import { keepVideo } from "./keep-video.ts";

type Needs = Parameters<typeof keepVideo>[0] & Pick<Services, "sessions" | "log">;

/** Answers the upload of a rendered video: the playlist entry that holds it now, or why nothing was kept. */
export async function receiveVideo(c: Context<AppTypes>, services: Needs): Promise<Response> {
  const person = await services.sessions.whoIs(c.req.raw.headers);
  if (!person) return refuse(c, "SIGNED_OUT");
  const asked = videoUpload.safeParse(c.req.query());
  if (!asked.success)
    return refuse(c, "INVALID_INPUT", { reason: "Name the chat, the message and the length." });
  try {
    return c.json(await keepVideo(services, { person, ...asked.data, body: c.req.raw.body }));
  } catch (error) {
    const requestId = c.get("requestId");
    if (error instanceof Refusal) {
      if (error.cause) services.log.error({ requestId, err: error.cause }, "a video could not be kept");
      return refuse(c, error.code, error.details);
    }
    services.log.warn({ requestId, err: error }, "the upload of a video broke off");
    return refuse(c, "VIDEO_FAILED");
  }
}
