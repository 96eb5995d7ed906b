import { Wind } from "lucide-react";
import { useState } from "react";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { Button } from "#web/ui/form/button.tsx";

const ShortDialog = lazyScreen(
  async () => (await import("./short-dialog.tsx")).ShortDialog,
  null,
  (again, { onClose }) => <DialogNotLoaded label="Something short" onRetry={again} onClose={onClose} />,
);

/** The way from an empty chat to sound in two presses, for who has no words at the moment. */
export function ShortNow({ music }: { music: Piece }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        look="plain"
        aria-haspopup="dialog"
        className="justify-self-center text-accent"
        onClick={() => setIsOpen(true)}
      >
        <Wind aria-hidden="true" />
        No words? Hear something short
      </Button>
      {isOpen && <ShortDialog music={music} onClose={() => setIsOpen(false)} />}
    </>
  );
}
