import { X } from "lucide-react";
import { readVoice } from "#web/features/narration/voice.ts";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { PracticeList } from "#web/features/practice/practice-list.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { usePracticeTrack } from "./sound/use-practice-track.ts";

interface ShortDialogProps {
  music: Piece;
  onClose: () => void;
}

/** Brings practices and player together: what is pressed is heard, and the full player opens over it. */
export function ShortDialog({ music, onClose }: ShortDialogProps) {
  const playback = usePlayback();
  const trackOf = usePracticeTrack();
  return (
    <Dialog label="Something short" onClose={onClose}>
      <header className="flex items-center justify-between border-b border-line py-3 pe-3 ps-6">
        <h2 className="font-serif text-title">Something short</h2>
        <IconButton label="Close" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="thin-scroll min-h-0 overflow-y-auto px-6 py-5">
        <PracticeList
          onPlay={(practice, minutes) => {
            void playback.play(trackOf({ practice, minutes, voice: readVoice(), music }));
            onClose();
            playback.view.openFull();
          }}
        />
      </div>
    </Dialog>
  );
}
