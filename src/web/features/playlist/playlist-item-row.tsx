import {
  BookOpenText,
  Clapperboard,
  Download,
  LoaderCircle,
  Pause,
  Pencil,
  Play,
  Star,
  Trash2,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { dayOf, duration } from "#web/lib/format-time.ts";
import { scriptExcerpt } from "#web/lib/script-text.ts";
import { BreathHalo } from "#web/ui/breath-halo.tsx";
import { OnCover } from "#web/ui/cover/on-cover.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { VideoPlayer } from "#web/ui/video-player.tsx";

interface PlaylistItemRowProps {
  item: PlaylistItem;
  isPlaying: boolean;
  isDownloading: boolean;
  isOnDevice: boolean;
  /** Keeps it on this device. */
  keeping: ReactNode;
  onToggle: () => void;
  onPickUp: () => void;
  onRead: () => void;
  onRename: () => void;
  onFavourite: () => void;
  onDownload: () => void;
  onDelete: () => void;
  onWatch: () => void;
}

/** One kept meditation with everything that can be done with it. */
export function PlaylistItemRow(props: PlaylistItemRowProps) {
  const {
    item,
    isPlaying,
    isDownloading,
    isOnDevice,
    keeping,
    onToggle,
    onPickUp,
    onRead,
    onRename,
    onFavourite,
    onDownload,
    onDelete,
    onWatch,
  } = props;
  const [isWatching, setIsWatching] = useState(false);
  const hasSound = item.audioUrl !== null || item.musicUrl !== null;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-t border-line py-6 sm:grid-cols-[auto_1fr_auto] sm:gap-x-6">
      <OnCover cover={item.cover} className="size-24 sm:size-28">
        <BreathHalo isBreathing={isPlaying}>
          <IconButton
            label={isPlaying ? "Pause" : "Play"}
            aria-pressed={isPlaying}
            disabled={!hasSound}
            onClick={onToggle}
            look="outlined"
            className="size-11 [&_svg]:size-5"
          >
            {isPlaying ? (
              <Pause fill="currentColor" />
            ) : (
              <Play fill="currentColor" className="translate-x-px" />
            )}
          </IconButton>
        </BreathHalo>
      </OnCover>
      <div className="grid min-w-0 content-start gap-1">
        <h2 dir="auto" className="font-serif text-read leading-snug text-balance wrap-anywhere">
          {item.name}
        </h2>
        <p className="text-small text-quiet">{dayOf(item.createdAt)}</p>
        <p className="text-small text-quiet">
          {[
            item.voiceUsed && `Voice: ${item.voiceUsed}`,
            item.durationMs > 0 && duration(item.durationMs),
            item.musicUrl !== null && (item.audioUrl === null ? "Music only" : "With background music"),
            item.video !== null && "With video",
            isOnDevice && "On this device",
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {item.heardMs > 0 && item.audioUrl !== null && !isPlaying && (
          <Button size="small" className="mt-1 justify-self-start" onClick={onPickUp}>
            <Play aria-hidden="true" fill="currentColor" />
            Pick up at {duration(item.heardMs)}
          </Button>
        )}
        <p dir="auto" className="mt-1 line-clamp-2 text-small text-quiet">
          {scriptExcerpt(item.textContent)}
        </p>
      </div>
      <div className="col-start-2 narrow:col-span-full narrow:col-start-1 -ms-3 flex flex-wrap gap-1 self-start sm:ms-0 sm:col-start-3 sm:row-start-1">
        <IconButton label="Favourite" aria-pressed={item.isFavourite} onClick={onFavourite}>
          <Star
            fill={item.isFavourite ? "currentColor" : "none"}
            className={item.isFavourite ? "text-accent" : ""}
          />
        </IconButton>
        {item.textContent === "" ? (
          // Where there is nothing to read it is renamed here.
          <IconButton label="Rename" aria-haspopup="dialog" onClick={onRename}>
            <Pencil />
          </IconButton>
        ) : (
          <IconButton label="Read" aria-haspopup="dialog" onClick={onRead}>
            <BookOpenText />
          </IconButton>
        )}
        {item.video !== null && (
          <IconButton
            label="Watch video"
            aria-expanded={isWatching}
            onClick={() => setIsWatching(!isWatching)}
          >
            <Clapperboard />
          </IconButton>
        )}
        {hasSound && keeping}
        {hasSound && (
          <IconButton
            label="Download"
            disabled={isDownloading}
            aria-busy={isDownloading}
            onClick={onDownload}
          >
            {isDownloading ? <LoaderCircle className="animate-spin" /> : <Download />}
          </IconButton>
        )}
        <IconButton label="Delete" onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
      {isWatching && item.video && (
        <div className="col-span-full">
          <VideoPlayer video={item.video} name={item.name} onPlay={onWatch} />
        </div>
      )}
    </li>
  );
}
