import { Menu } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { Person } from "#shared/account/account.ts";
import { chatOfPath } from "#web/features/chat/chat-path.ts";
import { composerId } from "#web/features/chat/composer/composer-id.ts";
import {
  ConversationProvider,
  useConversationState,
} from "#web/features/chat/conversation/conversation-store.ts";
import {
  type ConversationControls,
  useConversation,
} from "#web/features/chat/conversation/use-conversation.ts";
import { useHasExpiring } from "#web/features/chat/queries.ts";
import { SoundingMusic } from "#web/features/playback/music/sounding-music.tsx";
import { PlaylistDrawer } from "#web/features/playlist/playlist-drawer.tsx";
import { useDailyLimit } from "#web/features/usage/use-daily-limit.ts";
import { VideoDialog } from "#web/features/video/video-dialog.tsx";
import { useCommandKey } from "#web/lib/browser/use-command-key.ts";
import { useIsPhone } from "#web/lib/browser/use-is-phone.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { usePath } from "#web/lib/router.tsx";
import { usePreload } from "#web/lib/use-preload.ts";
import { useKeptInStep } from "#web/pages/offline/use-kept-in-step.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { LoadFailure, notLoaded } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ChatFile } from "./chat-file.tsx";
import { ChatMain } from "./chat-main.tsx";
import { useChatSound } from "./sound/use-chat-sound.ts";
import { useMessageSpeech } from "./sound/use-message-speech.ts";
import { useChatAddress } from "./use-chat-address.ts";
import { useLastChat } from "./use-last-chat.ts";
import { useLeaving } from "./use-leaving.tsx";

/** What a first press would otherwise wait for. */
const loadRest = () => Promise.all([loadSide(), loadDrawer(), loadSettings()]);

// Opened seldom, and large: it does not hold up the first word one writes.
const loadSettings = async () => (await import("./chat-settings.tsx")).ChatSettings;
const ChatSettings = lazyScreen(loadSettings, null, (again, { onClose }) => (
  <DialogNotLoaded label="Settings" onRetry={again} onClose={onClose} />
));

// Few have such chats. What could not be fetched is told with the next visit, and no chat expires before it was told.
const ChatExpiry = lazyScreen(
  async () => (await import("./chat-expiry.tsx")).ChatExpiry,
  null,
  () => null,
);

const loadSide = async () => (await import("./chat-side.tsx")).ChatSide;
const ChatSide = lazyScreen(
  loadSide,
  <div className="h-full bg-sunk">
    <Skeleton lines={3} blocks={3} className="p-5" />
  </div>,
  (again) => (
    <div className="h-full bg-sunk">
      <LoadFailure text={notLoaded} onRetry={again} className="p-5" />
    </div>
  ),
);
const loadDrawer = async () => (await import("./sidebar/chat-drawer.tsx")).ChatDrawer;
const ChatDrawer = lazyScreen(loadDrawer, <Skeleton blocks={5} className="px-5 py-6" />, (again) => (
  <LoadFailure text={notLoaded} onRetry={again} className="p-5" />
));

/** The main screen: the sidebar beside the open chat, or behind a toggle on a phone. */
export function ChatPage({ person }: { person: Person }) {
  const conversation = useConversation(person.id, chatOfPath(usePath()));
  return (
    <ConversationProvider value={conversation.store}>
      <ChatScreen person={person} conversation={conversation} />
    </ConversationProvider>
  );
}

function ChatScreen({ person, conversation }: { person: Person; conversation: ConversationControls }) {
  const { leave, question } = useLeaving(person.id);
  useKeptInStep(person.id);
  const isPhone = useIsPhone();
  useDailyLimit();
  useCommandKey();
  usePreload(loadRest);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const hasExpiring = useHasExpiring();
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const openId = useConversationState(({ sessionId }) => sessionId);
  useChatAddress(conversation.openChat);
  useLastChat({ userId: person.id, openId, openChat: conversation.openChat });
  const sound = useChatSound(openId);
  const speech = useMessageSpeech(sound.music.beneath);

  const sidebar = (
    <ChatSide
      email={person.email}
      sound={sound}
      speech={speech}
      onVideo={() => setIsMenuOpen(false)}
      openId={openId}
      onOpen={(sessionId) => {
        conversation.openChat(sessionId);
        setIsMenuOpen(false);
      }}
      onSettings={() => {
        setIsMenuOpen(false);
        setIsSettingsOpen(true);
      }}
      onSignOut={() => {
        setIsMenuOpen(false);
        leave();
      }}
    />
  );
  return (
    <>
      <SkipLink />
      <div className="chat-screen flex h-[calc(100dvh-var(--foot-room))] overflow-clip">
        {!isPhone && (
          <aside
            aria-label="Your chats and meditations"
            className="w-1/5 min-w-51 shrink-0 border-e border-line contain-content"
          >
            {sidebar}
          </aside>
        )}
        <main className="flex min-w-0 flex-1 flex-col short:overflow-y-auto">
          <ChatHeader menu={isPhone ? { isOpen: isMenuOpen, onOpen: () => setIsMenuOpen(true) } : null}>
            {openId && <ChatFile sessionId={openId} />}
            <SoundingMusic shownUrl={sound.music.made?.url} />
            {isPhone && <PlaylistDrawer>{(close) => <ChatDrawer onClose={close} />}</PlaylistDrawer>}
          </ChatHeader>
          {hasExpiring && <ChatExpiry onOpen={conversation.openChat} />}
          <ChatMain
            userId={person.id}
            name={person.full_name}
            conversation={conversation}
            sound={sound}
            speech={speech}
            onSettings={() => setIsSettingsOpen(true)}
          />
        </main>
      </div>
      {isPhone && isMenuOpen && (
        <Dialog label="Menu" shape="left" onClose={() => setIsMenuOpen(false)}>
          {sidebar}
        </Dialog>
      )}
      <VideoDialog />
      {question}
      {isSettingsOpen && (
        <ChatSettings
          email={person.email}
          speech={speech}
          onSignOut={leave}
          onClose={() => setIsSettingsOpen(false)}
        />
      )}
    </>
  );
}

/** The first stop of the Tab key: past everything else, to where one writes. */
function SkipLink() {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(composerId)?.focus();
  };
  return (
    <nav aria-label="Skip">
      <a
        href={`#${composerId}`}
        onClick={follow}
        className="fixed start-3 top-3 z-30 rounded-full bg-accent px-5 py-2.5 text-small font-medium text-on-accent not-focus:sr-only"
      >
        Skip to your message
      </a>
    </nav>
  );
}

interface ChatHeaderProps {
  menu: { isOpen: boolean; onOpen: () => void } | null;
  children: ReactNode;
}

function ChatHeader({ menu, children }: ChatHeaderProps) {
  return (
    <header className="isolate flex min-h-14 shrink-0 phone:min-h-12 tight:min-h-11 items-center gap-2 border-b border-line px-3 sm:px-8 short:min-h-11">
      {menu && (
        <IconButton label="Open menu" aria-expanded={menu.isOpen} onClick={menu.onOpen}>
          <Menu />
        </IconButton>
      )}
      <h1 className="min-w-0 flex-1 font-serif text-read phone:line-clamp-2 phone:text-small phone:leading-[1.2] tight:text-tiny tight:leading-[1.2] md:truncate">
        Meditative Process Generator
      </h1>
      {children}
    </header>
  );
}
