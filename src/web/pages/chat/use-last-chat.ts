import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { sessionsOptions } from "#web/features/chat/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";
import { useConsent } from "#web/lib/consent.ts";

interface OpenChat {
  userId: string;
  openId: string | null;
  openChat: (sessionId: string) => void;
}

/**
 * Comes back to the chat that was open last, also in a new window. It is the one optional thing this browser keeps:
 * nothing is written or read before the person allowed personalization, and what was kept goes when they no longer do.
 * A window writes only when its own chat changes: one that rests on an empty page does not wipe what another opened.
 */
export function useLastChat({ userId, openId, openChat }: OpenChat): void {
  const { isKnown, allows } = useConsent();
  const isAllowed = allows("personalization");
  const key = personalKey(userId, "last-chat");
  const hasReturned = useRef(false);
  const kept = useRef<string | null>(null);
  const { data: chats } = useQuery({ ...sessionsOptions(useApi()), enabled: isAllowed });
  useEffect(() => {
    if (!isKnown) return;
    if (!isAllowed) {
      kept.current = null;
      return writeStored(key, null);
    }
    if (!hasReturned.current) {
      if (!chats) return;
      hasReturned.current = true;
      const last = readStored(key);
      if (openId === null && last && chats.some(({ id }) => id === last)) return openChat(last);
    }
    if (kept.current === openId) return;
    kept.current = openId;
    writeStored(key, openId);
  }, [isKnown, isAllowed, key, openId, openChat, chats]);
}
