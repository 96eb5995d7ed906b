import { transferUrl } from "#shared/contract/transfer-addresses.ts";

/** The default piano's address; it belongs to nobody. */
export const defaultTrackUrl = transferUrl("hearDefaultTrack");

/** Where a person's own background music is heard by its owner. */
export const ownMusicUrl = transferUrl("hearOwnMusic");

/** The address at which the owner of a playlist entry hears its music alone. */
export function narrationMusicUrl(narrationId: string): string {
  return transferUrl("hearNarrationMusic", { id: narrationId });
}
