import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import type { Person } from "#shared/account.ts";
import { AccountChoices } from "#web/features/account/account-choices.tsx";
import { ExportLink } from "#web/features/account/export-link.tsx";
import { useSignOut } from "#web/features/account/queries.ts";
import { AnswerSettings } from "#web/features/chat/answer-settings.tsx";
import { ConversationProvider } from "#web/features/chat/conversation-store.ts";
import { ExpiryNotice } from "#web/features/chat/expiry-notice.tsx";
import { useConversation } from "#web/features/chat/use-conversation.ts";
import { VoiceSelect } from "#web/features/narration/voice-select.tsx";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { SettingsDialog } from "#web/features/settings/settings-dialog.tsx";
import { DailyUsage } from "#web/features/usage/daily-usage.tsx";
import { useDailyLimit } from "#web/features/usage/use-daily-limit.ts";
import { useCommandKey } from "#web/lib/use-command-key.ts";
import { useIsPhone } from "#web/lib/use-is-phone.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ChatMain } from "./chat-main.tsx";
import { ChatSidebar } from "./chat-sidebar.tsx";

/** The main screen: the sidebar beside the open chat, or behind a toggle on a phone. */
export function ChatPage({ person }: { person: Person }) {
  const conversation = useConversation(person.id);
  const playback = usePlayback();
  const signOut = useSignOut();
  const isPhone = useIsPhone();
  useDailyLimit();
  useCommandKey();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const openId = useOpenId(conversation.store);

  const leave = () => {
    playback.stop();
    setIsMenuOpen(false);
    signOut.mutate();
  };
  const sidebar = (
    <ChatSidebar
      email={person.email}
      openId={openId}
      onOpen={(sessionId) => {
        conversation.openChat(sessionId);
        setIsMenuOpen(false);
      }}
      onSettings={() => {
        setIsMenuOpen(false);
        setIsSettingsOpen(true);
      }}
      onSignOut={leave}
    />
  );
  return (
    <ConversationProvider value={conversation.store}>
      <div className="flex h-dvh">
        {!isPhone && <aside className="w-1/5 min-w-60 shrink-0 border-r border-line">{sidebar}</aside>}
        <main className="flex min-w-0 flex-1 flex-col">
          <header className="flex min-h-14 items-center gap-2 border-b border-line px-3 sm:px-8">
            {isPhone && (
              <IconButton label="Open menu" aria-expanded={isMenuOpen} onClick={() => setIsMenuOpen(true)}>
                <Menu />
              </IconButton>
            )}
            <h1 className="truncate font-serif text-[1.2rem]">Meditative Process Generator</h1>
          </header>
          <ExpiryNotice onOpen={conversation.openChat} exportLink={<ExportLink>Export my data</ExportLink>} />
          <ChatMain userId={person.id} conversation={conversation} />
        </main>
      </div>
      {isPhone && isMenuOpen && (
        <Dialog label="Menu" shape="left" onClose={() => setIsMenuOpen(false)}>
          {sidebar}
        </Dialog>
      )}
      {isSettingsOpen && (
        <SettingsDialog
          email={person.email}
          answering={<AnswerSettings />}
          usage={<DailyUsage />}
          audio={<VoiceSelect />}
          accountChoices={<AccountChoices onClosed={playback.stop} />}
          onSignOut={leave}
          onClose={() => setIsSettingsOpen(false)}
        />
      )}
    </ConversationProvider>
  );
}

function useOpenId(store: ReturnType<typeof useConversation>["store"]): string | null {
  const [openId, setOpenId] = useState(() => store.state().sessionId);
  useEffect(() => store.subscribe(() => setOpenId(store.state().sessionId)), [store]);
  return openId;
}
