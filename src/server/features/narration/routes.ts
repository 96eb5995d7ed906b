import { agreed, signedIn } from "#server/http/implement.ts";
import { latestNarration, narrationState, watchNarration } from "./narration-state.ts";
import { startNarration } from "./start-narration.ts";

/** The narration calls. */
export const narrationRoutes = {
  start: agreed.narration.start.handler(async ({ input, context: { person, services } }) => {
    const jobId = await startNarration(services, { ...input, userId: person.userId });
    return narrationState(services, person.userId, jobId);
  }),
  watch: signedIn.narration.watch.handler(async ({ input, context: { person, services }, signal }) => {
    const first = await narrationState(services, person.userId, input.narrationId);
    return watchNarration(services, first, person.userId, signal);
  }),
  latest: signedIn.narration.latest.handler(({ input, context: { person, services } }) =>
    latestNarration(services, person.userId, input.sessionId),
  ),
  cancel: signedIn.narration.cancel.handler(async ({ input, context: { person, services } }) => ({
    cancelled: await services.jobs.cancel(person.userId, input.narrationId),
  })),
};
