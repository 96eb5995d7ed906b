/** The default piano's address; it belongs to nobody. */
export const defaultTrackUrl = "/api/music/default";

/** Where a person's own background music is sent with `PUT` (its name as `?name=`) and heard by its owner. */
export const ownMusicUrl = "/api/music/own";

/** The address at which the owner of a playlist entry hears its music alone. */
export function narrationMusicUrl(narrationId: string): string {
  return `/api/narrations/${narrationId}/music`;
}

/** The address of an entry's file to keep, voice and music mixed; the time zone gives its name the person's hour. */
export function narrationDownloadUrl(narrationId: string, timeZone: string): string {
  return `/api/narrations/${narrationId}/download?timeZone=${encodeURIComponent(timeZone)}`;
}
