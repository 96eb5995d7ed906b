import { Search, Star } from "lucide-react";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { readableScript } from "#web/lib/script-text.ts";
import { Button } from "#web/ui/form/button.tsx";

/** What of a playlist is wanted. */
export interface Wanted {
  words: string;
  isFavouritesOnly: boolean;
}

/** Everything is wanted. */
export const everything: Wanted = { words: "", isFavouritesOnly: false };

/** The items in which every word that was asked for is, in their name, their text or their voice. */
export function wantedItems(
  items: readonly PlaylistItem[],
  { words, isFavouritesOnly }: Wanted,
): PlaylistItem[] {
  const asked = plain(words).split(" ").filter(Boolean);
  return items.filter((item) => {
    if (isFavouritesOnly && !item.isFavourite) return false;
    if (asked.length === 0) return true;
    const all = plain(`${item.name} ${item.voiceUsed ?? ""} ${readableScript(item.textContent)}`);
    return asked.every((word) => all.includes(word));
  });
}

/** Without case and accents, as people type when they search. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ");
}

interface PlaylistSearchProps {
  wanted: Wanted;
  /** How many fit; said to who cannot see the list change. */
  found: number;
  hasFavourites: boolean;
  onChange: (wanted: Wanted) => void;
}

/** Finds a kept meditation by its words, or shows the favourites alone. */
export function PlaylistSearch({ wanted, found, hasFavourites, onChange }: PlaylistSearchProps) {
  const isSearching = wanted.words.trim() !== "" || wanted.isFavouritesOnly;
  return (
    <search className="flex flex-wrap items-center gap-3">
      <label className="relative min-w-0 flex-1 basis-56">
        <span className="sr-only">Search your meditations</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 size-4 -translate-y-1/2 text-quiet"
        />
        <input
          type="search"
          placeholder="Search your meditations"
          value={wanted.words}
          onChange={(event) => onChange({ ...wanted, words: event.target.value })}
          className="h-11 w-full rounded-full border border-edge bg-surface pe-4 ps-11 text-base text-ink placeholder:text-quiet"
        />
      </label>
      {(hasFavourites || wanted.isFavouritesOnly) && (
        <Button
          aria-pressed={wanted.isFavouritesOnly}
          className="aria-pressed:border-accent aria-pressed:text-accent"
          onClick={() => onChange({ ...wanted, isFavouritesOnly: !wanted.isFavouritesOnly })}
        >
          <Star aria-hidden="true" fill={wanted.isFavouritesOnly ? "currentColor" : "none"} />
          Favourites
        </Button>
      )}
      <p role="status" className="sr-only">
        {isSearching ? `${found} found` : ""}
      </p>
    </search>
  );
}
