import { ExportLink } from "#web/features/account/export-link.tsx";
import { ExpiryNotice } from "#web/features/chat/history/expiry-notice.tsx";

/** The notice of chats that will expire, with the way to a copy of everything; fetched only by who has such chats. */
export function ChatExpiry({ onOpen }: { onOpen: (sessionId: string) => void }) {
  return <ExpiryNotice onOpen={onOpen} exportLink={<ExportLink>Export my data</ExportLink>} />;
}
