import { AppError } from "#server/app-error.ts";
import { signedIn } from "#server/http/implement.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";

/** The playlist's calls. */
export const playlistRoutes = {
  list: signedIn.playlist.list.handler(
    ({ context: { person, services } }): Promise<PlaylistItem[]> => services.narrations.list(person.userId),
  ),
  remove: signedIn.playlist.remove.handler(async ({ input, context: { person, services } }) => {
    if (!(await services.narrations.remove(person.userId, input.id))) throw new AppError("NOT_FOUND");
    return { removed: true as const };
  }),
};
