import { LogOut, Plus, Settings, Wind } from "lucide-react";
import type { ReactNode } from "react";
import { limits } from "#shared/limits/limits.ts";
import { HistoryList } from "#web/features/chat/history/history-list.tsx";
import { SidebarPlaylist } from "#web/features/playlist/sidebar-playlist.tsx";
import { Link } from "#web/lib/router.tsx";
import { useItemPlayer } from "#web/pages/chat/sound/use-item-player.ts";
import { Button, buttonLook } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

/** Who is here, which chat is open, and what the sidebar leads to. */
export interface ChatSidebarProps {
  email: string;
  /** The audio block and the video block. */
  sound: ReactNode;
  video: ReactNode;
  openId: string | null;
  onOpen: (sessionId: string | null) => void;
  onSettings: () => void;
  onSignOut: () => void;
}

/** Beside the chat: a new one, the kept meditations, the chats before, and who is here. */
export function ChatSidebar(props: ChatSidebarProps) {
  const { email, sound, video, openId, onOpen, onSettings, onSignOut } = props;
  const player = useItemPlayer();
  return (
    <div className="flex h-full flex-col bg-sunk">
      <header className="flex items-center justify-between py-4 pe-3 ps-5">
        <Wordmark />
        <IconButton label="Settings" onClick={onSettings}>
          <Settings />
        </IconButton>
      </header>
      <div className="grid gap-2 px-4 pb-4">
        <Button className="w-full" onClick={() => onOpen(null)}>
          <Plus aria-hidden="true" />
          New Chat
        </Button>
        {sound}
        {video}
        <Link to="/breathe" className={buttonLook("quiet", "normal", "w-full")}>
          <Wind aria-hidden="true" />
          Breathe
        </Link>
      </div>
      <div className="thin-scroll grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-2 pb-4">
        <SidebarPlaylist player={player} />
        <nav aria-labelledby="chat-history" className="grid gap-1">
          <h2 id="chat-history" className="px-3 py-1.5 text-small font-medium text-quiet">
            Chat History
          </h2>
          <HistoryList openId={openId} onOpen={onOpen} />
        </nav>
      </div>
      <footer className="flex items-center justify-between gap-2 border-t border-line py-2.5 pe-3 ps-5">
        <span title={email} className="truncate text-small text-quiet">
          {shortEmail(email)}
        </span>
        <IconButton label="Sign out" onClick={onSignOut}>
          <LogOut />
        </IconButton>
      </footer>
    </div>
  );
}

/** An e-mail address where space is short; 'Guest' when there is none. */
export function shortEmail(email: string): string {
  const { shownEmailChars } = limits.person;
  if (email === "") return "Guest";
  return email.length > shownEmailChars ? `${email.slice(0, shownEmailChars)}...` : email;
}
