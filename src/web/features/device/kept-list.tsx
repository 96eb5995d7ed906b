import { Pause, Play, X } from "lucide-react";
import { plainCover } from "#shared/cover/cover.ts";
import type { KeptRecording } from "#web/lib/browser/kept-sounds.ts";
import { dayOf, duration } from "#web/lib/format-time.ts";
import { OnCover } from "#web/ui/cover/on-cover.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";

interface KeptListProps {
  recordings: readonly KeptRecording[];
  playingId: string | null;
  onToggle: (recording: KeptRecording) => void;
  onRemove: (recording: KeptRecording) => void;
}

/** What is on this device: it is heard without the server, and can be taken away without it too. */
export function KeptList({ recordings, playingId, onToggle, onRemove }: KeptListProps) {
  return (
    <section aria-labelledby="kept-here" className="grid w-full gap-1 text-start">
      <h2 id="kept-here" className="text-small font-medium text-accent">
        On this device
      </h2>
      <ul>
        {recordings.map((recording) => {
          const isPlaying = recording.id === playingId;
          return (
            <li key={recording.id} className="flex items-center gap-3 border-b border-line py-2.5">
              <OnCover cover={recording.cover ?? plainCover} className="size-16">
                <IconButton
                  label={isPlaying ? "Pause" : "Play"}
                  aria-pressed={isPlaying}
                  look="outlined"
                  size="large"
                  onClick={() => onToggle(recording)}
                >
                  {isPlaying ? (
                    <Pause fill="currentColor" />
                  ) : (
                    <Play fill="currentColor" className="translate-x-px" />
                  )}
                </IconButton>
              </OnCover>
              <div className="grid min-w-0 flex-1">
                <p dir="auto" className="line-clamp-2 wrap-anywhere">
                  {recording.name}
                </p>
                <p className="text-small text-quiet">
                  {dayOf(recording.createdAt)} · {duration(recording.durationMs)}
                </p>
              </div>
              <IconButton label="Remove from this device" onClick={() => onRemove(recording)}>
                <X />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
