import { agreed, signedIn } from "#server/http/implement.ts";
import { latestMusic, musicState, watchMusic } from "./music-state.ts";
import { startMusic } from "./start-music.ts";

/** The music calls. */
export const musicRoutes = {
  start: agreed.music.start.handler(async ({ input, context: { person, services } }) => {
    const jobId = await startMusic(services, { ...input, userId: person.userId });
    return musicState(services, person.userId, jobId);
  }),
  watch: signedIn.music.watch.handler(async ({ input, context: { person, services }, signal }) => {
    const first = await musicState(services, person.userId, input.musicId);
    return watchMusic(services, first, person.userId, signal);
  }),
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
