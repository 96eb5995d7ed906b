import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { ExpiringChat } from "#shared/chat/chat-message.ts";
import { expiringOptions } from "#web/features/chat/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { Button, LinkButton } from "#web/ui/form/button.tsx";

const namedAtMost = 5;

interface ExpiryNoticeProps {
  onOpen: (sessionId: string) => void;
  /** Where a copy of everything can be had; it belongs to the account. */
  exportLink: ReactNode;
}

/** Names the chats that will soon be deleted because nothing was written in them for long; nothing while there are none. */
export function ExpiryNotice({ onOpen, exportLink }: ExpiryNoticeProps) {
  const { data } = useQuery(expiringOptions(useApi()));
  const [isHidden, setIsHidden] = useState(false);
  useSeen(isHidden ? [] : (data ?? []).slice(0, namedAtMost));
  if (!data?.length || isHidden) return null;
  const more = data.length - namedAtMost;
  return (
    <section
      aria-label="Chats that will expire"
      className="thin-scroll mx-3 mt-3 grid max-h-[45dvh] shrink-0 gap-3 overflow-y-auto rounded-large border border-line bg-sunk p-4 text-small sm:mx-8"
    >
      <p>
        {data.length === 1
          ? "This chat has been quiet for a long time and will be deleted. Write in it to keep it, or take a copy of everything."
          : "These chats have been quiet for a long time and will be deleted. Write in one to keep it, or take a copy of everything."}{" "}
        Your kept meditations stay.
      </p>
      <ul className="grid gap-1">
        {data.slice(0, namedAtMost).map((chat) => (
          <ExpiringEntry key={chat.id} chat={chat} onOpen={() => onOpen(chat.id)} />
        ))}
        {more > 0 && <li className="text-quiet">and {more} more</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        {exportLink}
        <Button size="small" look="plain" onClick={() => setIsHidden(true)}>
          Hide for now
        </Button>
      </div>
    </section>
  );
}

/** Says which chats were named on the screen: from then on their person has had notice. */
function useSeen(named: ExpiringChat[]): void {
  const { client } = useApi();
  const ids = named.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === "") return;
    const tell = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", tell);
      // What is not heard of is told with the next visit; until then no chat expires for it.
      client.chat.seeExpiring({ sessionIds: ids.split(",") }).catch(() => {});
    };
    document.addEventListener("visibilitychange", tell);
    tell();
    return () => document.removeEventListener("visibilitychange", tell);
  }, [client, ids]);
}

function ExpiringEntry({ chat, onOpen }: { chat: ExpiringChat; onOpen: () => void }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <LinkButton className="min-w-0 text-start [overflow-wrap:anywhere]" onClick={onOpen}>
        {chat.title}
      </LinkButton>{" "}
      <span className="text-quiet">
        on <time dateTime={chat.expiresAt}>{dayOf(chat.expiresAt)}</time>
      </span>
    </li>
  );
}
