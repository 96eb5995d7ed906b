import type { PlaylistItem } from "#shared/listening/playlist.ts";

/** What a list of meditations needs to play them. */
export interface ItemPlayer {
  /** The item that sounds now. */
  playingId: string | null;
  onToggle: (item: PlaylistItem) => void;
  /** Goes on where the person stopped listening. */
  onPickUp: (item: PlaylistItem) => void;
  onStop: (item: PlaylistItem) => void;
  /** The address of the chat an item came from; nothing where that was deleted. */
  chatPath: (item: PlaylistItem) => string | null;
  /** Called when the video of an item begins: whatever else sounds makes room. */
  onWatch: () => void;
  /** Called before an item is deleted, so that it falls silent first. */
  onDeleting: (item: PlaylistItem) => void;
}
