import { agreed } from "#server/http/implement.ts";
import { planVideo } from "./plan-video.ts";

/** The video's call. */
export const videoRoutes = {
  plan: agreed.video.plan.handler(({ input, context: { person, services } }) =>
    planVideo(services, { userId: person.userId, sessionId: input.sessionId }),
  ),
};
