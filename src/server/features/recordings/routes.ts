import { AppError } from "#server/app-error.ts";
import { signedIn } from "#server/http/implement.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";

/** What a person has, or the refusal for what they have not. */
function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new AppError("NOT_FOUND");
  return value;
}

/** The playlist's calls. */
export const playlistRoutes = {
  list: signedIn.playlist.list.handler(
    async ({ input, context: { person, services } }): Promise<PlaylistItem[]> =>
      found(await services.recordings.list(person.userId, input.after)),
  ),
  remove: signedIn.playlist.remove.handler(async ({ input, context: { person, services } }) => {
    if (!(await services.recordings.remove(person.userId, input.id))) throw new AppError("NOT_FOUND");
    return { removed: true as const };
  }),
  setAside: signedIn.playlist.setAside.handler(async ({ input, context: { person, services } }) => {
    if (!(await services.recordings.setAside(person.userId, input.id))) throw new AppError("NOT_FOUND");
    return { isAside: true as const };
  }),
  bringBack: signedIn.playlist.bringBack.handler(async ({ input, context: { person, services } }) =>
    found(await services.recordings.bringBack(person.userId, input.id)),
  ),
  change: signedIn.playlist.change.handler(async ({ input, context: { person, services } }) => {
    const { id, name, isFavourite } = input;
    const change: Parameters<typeof services.recordings.change>[2] = {};
    if (name !== undefined) change.ownName = name;
    if (isFavourite !== undefined) change.isFavourite = isFavourite;
    return found(await services.recordings.change(person.userId, id, change));
  }),
  heard: signedIn.playlist.heard.handler(async ({ input, context: { person, services } }) => {
    const { heardMs } = found(
      await services.recordings.change(person.userId, input.id, { heardMs: input.heardMs }),
    );
    return { heardMs };
  }),
  sentences: signedIn.playlist.sentences.handler(async ({ input, context: { person, services } }) => {
    const { db, recordings } = services;
    const kept = await db.asUser(person.userId, (tx) => recordings.find(tx, input.id));
    return found(kept).sentenceTimes;
  }),
  choices: signedIn.playlist.choices.handler(({ context: { person, services } }) =>
    services.recordings.choices(person.userId),
  ),
  choose: signedIn.playlist.choose.handler(({ input, context: { person, services } }) =>
    services.recordings.choose(person.userId, input),
  ),
};
