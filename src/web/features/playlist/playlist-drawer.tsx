import { ListMusic } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";

/** The phone's way to what was kept: a button that stays above the chat, over none of its words, and opens a drawer. */
export function PlaylistDrawer({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label="Playlist"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="text-accent"
      >
        <ListMusic />
      </IconButton>
      {isOpen && (
        <Dialog label="My Meditations" shape="bottom" onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
