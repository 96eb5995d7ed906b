import { agreed, signedIn } from "#server/http/implement.ts";
import { latestMusic, musicView } from "./music-state.ts";
import { startMusic } from "./start-music.ts";

/** The music calls. */
export const musicRoutes = {
  start: agreed.music.start.handler(async ({ input, context: { person, services } }) => {
    const jobId = await startMusic(services, { ...input, userId: person.userId });
    return services.jobs.see(musicView(services), person.userId, jobId);
  }),
  watch: signedIn.music.watch.handler(({ input, context: { person, services }, signal }) =>
    services.jobs.watch(musicView(services), { userId: person.userId, jobId: input.musicId, signal }),
  ),
  latest: signedIn.music.latest.handler(({ input, context: { person, services } }) =>
    latestMusic(services, person.userId, input.sessionId),
  ),
  cancel: signedIn.music.cancel.handler(async ({ input, context: { person, services } }) => ({
    cancelled: await services.jobs.cancel(person.userId, input.musicId),
  })),
  background: signedIn.music.background.handler(({ context: { person, services } }) =>
    services.backgrounds.describe(person.userId),
  ),
  removeBackground: signedIn.music.removeBackground.handler(async ({ context: { person, services } }) => {
    await services.backgrounds.remove(person.userId);
    return services.backgrounds.describe(person.userId);
  }),
};
