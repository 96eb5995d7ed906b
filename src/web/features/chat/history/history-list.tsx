import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useState } from "react";
import type { ChatSession } from "#shared/chat/chat-message.ts";
import { limits } from "#shared/limits/limits.ts";
import { sessionsOptions, useDeleteChat } from "#web/features/chat/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { EmptyNote } from "#web/ui/empty-note.tsx";
import { LoadFailure, notLoaded } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { HistoryEntry } from "./history-entry.tsx";

const waiting = <Skeleton isSaid blocks={4} className="gap-5 px-3 py-2" />;

// Most people have few chats and look for none: what finds and renames them comes when it is asked for.
const MoreChats = lazyScreen(
  async () => (await import("./more-chats.tsx")).MoreChats,
  waiting,
  (again) => <LoadFailure text={notLoaded} onRetry={again} />,
);
const RenameDialog = lazyScreen(
  async () => (await import("./rename-dialog.tsx")).RenameDialog,
  null,
  (again, { onClose }) => <DialogNotLoaded label="Rename chat" onRetry={again} onClose={onClose} />,
);

/** From so many chats on they are looked for by words. */
const searchedFrom = 5;

interface HistoryListProps {
  openId: string | null;
  onOpen: (sessionId: string | null) => void;
}

/** The person's latest chats, and by scrolling or words all the others; each can be opened, renamed or deleted. */
export function HistoryList({ openId, onOpen }: HistoryListProps) {
  const { data, isError, isFetching, refetch } = useQuery(sessionsOptions(useApi()));
  const [asked, setAsked] = useState<{ what: "delete" | "rename"; session: ChatSession } | null>(null);
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim());
  const remove = useDeleteChat((id) => id === openId && onOpen(null));
  if (!data) {
    if (!isError) return waiting;
    return (
      <LoadFailure
        text="Your chats couldn't be loaded. They are safe."
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <EmptyNote drawn="page">No chat history yet</EmptyNote>;
  const draw = (session: ChatSession, excerpt?: string): ReactNode => (
    <HistoryEntry
      key={session.id}
      session={session}
      excerpt={excerpt}
      isOpen={session.id === openId}
      onOpen={() => onOpen(session.id)}
      onRename={() => setAsked({ what: "rename", session })}
      onDelete={() => setAsked({ what: "delete", session })}
    />
  );
  return (
    <>
      {data.length >= searchedFrom && <SearchField words={words} onChange={setWords} />}
      {wanted === "" && <ul className="grid gap-0.5">{data.map((session) => draw(session))}</ul>}
      {(wanted !== "" || data.length >= limits.session.listed) && (
        <MoreChats
          key={wanted}
          words={wanted}
          after={wanted === "" ? data.at(-1)?.id : undefined}
          draw={draw}
        />
      )}
      {asked?.what === "delete" && (
        <ConfirmDialog
          question="Are you sure you want to delete this chat?"
          confirmLabel="Delete"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            remove.mutate({ sessionId: asked.session.id });
            setAsked(null);
          }}
        />
      )}
      {asked?.what === "rename" && <RenameDialog session={asked.session} onClose={() => setAsked(null)} />}
    </>
  );
}

function SearchField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  return (
    <input
      type="search"
      aria-label="Search chats"
      placeholder="Search chats"
      maxLength={limits.session.searchChars}
      value={words}
      onChange={(event) => onChange(event.target.value)}
      className="mx-2 mb-1 h-9 min-w-0 rounded-full border border-line bg-surface px-3.5 text-small focus-visible:-outline-offset-1 phone:h-11"
    />
  );
}
