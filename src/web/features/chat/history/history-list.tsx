import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ChatSession } from "#shared/chat/chat-message.ts";
import { sessionsOptions, useDeleteChat } from "#web/features/chat/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { classes } from "#web/lib/classes.ts";
import { relativeTime } from "#web/lib/format-time.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyNote } from "#web/ui/empty-note.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface HistoryListProps {
  openId: string | null;
  onOpen: (sessionId: string | null) => void;
}

/** The person's latest chats; each can be opened or deleted. */
export function HistoryList({ openId, onOpen }: HistoryListProps) {
  const { data, isError, isFetching, refetch } = useQuery(sessionsOptions(useApi()));
  const [askedId, setAskedId] = useState<string | null>(null);
  const remove = useDeleteChat((id) => id === openId && onOpen(null));
  if (!data) {
    if (!isError) return <Skeleton isSaid blocks={4} className="gap-5 px-3 py-2" />;
    return (
      <LoadFailure
        text="Your chats couldn't be loaded. They are safe."
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <EmptyNote>No chat history yet</EmptyNote>;
  return (
    <>
      <ul className="grid gap-0.5">
        {data.map((session) => (
          <HistoryEntry
            key={session.id}
            session={session}
            isOpen={session.id === openId}
            onOpen={() => onOpen(session.id)}
            onDelete={() => setAskedId(session.id)}
          />
        ))}
      </ul>
      {askedId && (
        <ConfirmDialog
          question="Are you sure you want to delete this chat?"
          confirmLabel="Delete"
          onCancel={() => setAskedId(null)}
          onConfirm={() => {
            remove.mutate({ sessionId: askedId });
            setAskedId(null);
          }}
        />
      )}
    </>
  );
}

interface HistoryEntryProps {
  session: ChatSession;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function HistoryEntry({ session, isOpen, onOpen, onDelete }: HistoryEntryProps) {
  return (
    <li
      className={classes(
        "group flex items-center rounded-soft transition-colors hover:bg-raised",
        isOpen && "bg-raised",
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="grid min-h-11 min-w-0 flex-1 gap-0.5 rounded-soft py-2 ps-3 text-start"
      >
        <span dir="auto" className="truncate text-small">
          {session.title}
        </span>
        <time dateTime={session.updatedAt} className="text-tiny text-faint">
          {relativeTime(session.updatedAt, new Date())}
        </time>
      </button>
      <IconButton label="Delete chat" onClick={onDelete} className="shown-on-hover">
        <Trash2 />
      </IconButton>
    </li>
  );
}
