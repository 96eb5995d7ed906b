import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { ChatSession } from "#shared/chat/chat-message.ts";
import { useApi } from "#web/lib/api.ts";
import { EmptyNote } from "#web/ui/empty-note.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface MoreChatsProps {
  /** What is looked for; nothing for all chats. */
  words: string;
  /** The chat after which to begin. */
  after: string | undefined;
  draw: (session: ChatSession, excerpt?: string) => ReactNode;
}

/** Chats beyond the latest ones, or those in which words stand; more of them come by scrolling. */
export function MoreChats({ words, after, draw }: MoreChatsProps) {
  const { queries } = useApi();
  const found = useInfiniteQuery(
    queries.chat.search.infiniteOptions({
      input: (last: string | undefined) => ({ words, after: last }),
      initialPageParam: after,
      getNextPageParam: ({ chats, hasMore }) => (hasMore ? chats.at(-1)?.id : undefined),
      // The place says when it fails, and offers to try again.
      meta: { isQuiet: true },
    }),
  );
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = found;
  if (!data) {
    if (!isError) return <Skeleton isSaid blocks={3} className="gap-5 px-3 py-2" />;
    return (
      <LoadFailure
        text="These chats couldn't be loaded. They are safe."
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const chats = data.pages.flatMap((page) => page.chats);
  if (chats.length === 0 && words !== "") return <EmptyNote>Nothing found for “{words}”</EmptyNote>;
  return (
    <>
      <ul aria-label={words === "" ? "Older chats" : "Chats found"} className="grid gap-0.5">
        {chats.map(({ excerpt, ...session }) => draw(session, excerpt))}
      </ul>
      {hasNextPage && <Further isFetching={isFetching} onMore={() => void fetchNextPage()} />}
    </>
  );
}

/** Asks for more as soon as it comes into view; pressed by whoever does not scroll. */
function Further({ isFetching, onMore }: { isFetching: boolean; onMore: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const button = ref.current;
    if (!button || isFetching) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current());
    observer.observe(button);
    return () => observer.disconnect();
  }, [isFetching]);
  return (
    <Button
      ref={ref}
      size="small"
      look="plain"
      aria-disabled={isFetching}
      onClick={() => !isFetching && onMore()}
    >
      {isFetching ? "Loading..." : "Older chats"}
    </Button>
  );
}
