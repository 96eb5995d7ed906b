import { MessageCircle, Pencil, X } from "lucide-react";
import { useState } from "react";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { Link } from "#web/lib/router.tsx";
import { readableScript } from "#web/lib/script-text.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button, buttonLook } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { Markdown } from "#web/ui/markdown/markdown.tsx";
import { NameDialog } from "./name-dialog.tsx";

interface ReadDialogProps {
  item: PlaylistItem;
  /** The address of the chat it came from; nothing where that was deleted. */
  chatPath: string | null;
  onClose: () => void;
}

/** The words of a kept meditation, with its name and the way to the chat it came from. */
export function ReadDialog({ item, chatPath, onClose }: ReadDialogProps) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <Dialog label={item.name} onClose={onClose}>
      <header className="flex items-start gap-2 border-b border-line py-4 pe-3 ps-6">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 dir="auto" className="font-serif text-title text-balance wrap-anywhere">
            {item.name}
          </h2>
          <p className="text-small text-quiet">{dayOf(item.createdAt)}</p>
        </div>
        <IconButton label="Close" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Script" tabIndex={0} className="thin-scroll min-h-0 overflow-y-auto px-6 py-5">
        <div dir="auto" className="font-serif text-prose">
          <Markdown text={readableScript(item.textContent)} />
        </div>
      </section>
      <footer className="flex flex-wrap gap-2 border-t border-line px-6 py-4">
        <Button size="small" onClick={() => setIsNaming(true)}>
          <Pencil aria-hidden="true" />
          Rename
        </Button>
        {chatPath !== null && (
          <Link to={chatPath} className={buttonLook("quiet", "small")}>
            <MessageCircle aria-hidden="true" />
            Open its chat
          </Link>
        )}
      </footer>
      {isNaming && <NameDialog item={item} onClose={() => setIsNaming(false)} />}
    </Dialog>
  );
}
