import { Headphones, Wind } from "lucide-react";
import { useState } from "react";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { Link } from "#web/lib/router.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { Button, buttonLook } from "#web/ui/form/button.tsx";

const ShortDialog = lazyScreen(
  async () => (await import("./short-dialog.tsx")).ShortDialog,
  null,
  (again, { onClose }) => <DialogNotLoaded label="Something short" onRetry={again} onClose={onClose} />,
);

/** The way from an empty chat to sound in two presses, or to the rings in one, for who has no words at the moment. */
export function ShortNow({ music }: { music: Piece }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap justify-center gap-x-1">
        <Button
          size="small"
          look="plain"
          aria-haspopup="dialog"
          className="text-accent"
          onClick={() => setIsOpen(true)}
        >
          <Headphones aria-hidden="true" />
          Hear something short
        </Button>
        <Link to="/breathe" className={buttonLook("plain", "small", "text-accent")}>
          <Wind aria-hidden="true" />
          Breathe
        </Link>
      </div>
      {isOpen && <ShortDialog music={music} onClose={() => setIsOpen(false)} />}
    </>
  );
}
