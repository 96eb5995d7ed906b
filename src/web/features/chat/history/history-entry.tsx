import { Pencil, Trash2 } from "lucide-react";
import type { ChatSession } from "#shared/chat/chat-message.ts";
import { classes } from "#web/lib/classes.ts";
import { relativeTime } from "#web/lib/format-time.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";

interface HistoryEntryProps {
  session: ChatSession;
  /** Where what was looked for stands. */
  excerpt?: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A chat of the history: opened by its title, renamed and deleted beside it. */
export function HistoryEntry({ session, excerpt, isOpen, onOpen, onRename, onDelete }: HistoryEntryProps) {
  return (
    <li
      className={classes(
        "group relative flex items-center rounded-soft transition-colors hover:bg-raised",
        isOpen && "bg-raised",
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="grid min-h-11 min-w-0 flex-1 gap-0.5 rounded-soft py-2 ps-3 text-start md:pe-2"
      >
        <span dir="auto" className="text-small xl:truncate max-xl:line-clamp-2 max-xl:wrap-anywhere">
          {session.title}
        </span>
        {excerpt && (
          <span dir="auto" className="line-clamp-2 text-tiny text-quiet">
            {excerpt}
          </span>
        )}
        <time dateTime={session.updatedAt} className="text-tiny text-faint">
          {relativeTime(session.updatedAt, new Date())}
        </time>
      </button>
      {/* In a sidebar they stand in the line of the time and take no room from the title. */}
      <span className="shown-on-hover flex md:absolute md:end-0 md:bottom-0">
        <IconButton label="Rename chat" size="small" onClick={onRename}>
          <Pencil />
        </IconButton>
        <IconButton label="Delete chat" size="small" onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </span>
    </li>
  );
}
