import { useQuery } from "@tanstack/react-query";
import { AudioLines, ListMusic, Music2, ScrollText } from "lucide-react";
import { useState } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { meditationComesForward } from "#web/features/meditation/comes-forward.ts";
import { MeditationButton } from "#web/features/meditation/meditation-button.tsx";
import { MusicPanel } from "#web/features/music/music-panel.tsx";
import { NarrationPanel } from "#web/features/narration/narration-panel.tsx";
import { MusicPlayer } from "#web/features/playback/music/music-player.tsx";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { Player } from "#web/features/playback/player.tsx";
import { playlistOptions } from "#web/features/playlist/queries.ts";
import { VideoPanel } from "#web/features/video/video-panel.tsx";
import { useApi } from "#web/lib/api.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { Link } from "#web/lib/router.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { JobButton } from "#web/ui/job-button.tsx";
import { toolbarKeys } from "#web/ui/toolbar-keys.ts";
import { type ChatSound, narrationTrack } from "./sound/use-chat-sound.ts";

interface ChatActionsProps {
  sound: ChatSound;
  sessionId: string | null;
  messages: ChatMessage[];
  isCreating: boolean;
  canCreate: boolean;
  isCareActive: boolean;
  onCreate: () => void;
}

/** What can be made of a chat: a script, a narration; and the way to what was kept. Nothing while care comes first. */
export function ChatActions(props: ChatActionsProps) {
  const { sound, sessionId, messages, isCreating, canCreate, isCareActive, onCreate } = props;
  const playback = usePlayback();
  const [clearedId, setClearedId] = useState<string | null>(null);
  const hasScript = messages.some(isForListening);
  const { data: kept } = useQuery({ ...playlistOptions(useApi()), enabled: sessionId !== null });
  const keptVideo = kept?.find(({ chatSessionId, video }) => chatSessionId === sessionId && video !== null);
  if (isCareActive) return null;

  const { state, music } = sound;
  const narrated = state && state.id !== clearedId && state.status !== "cancelled" ? state : null;
  const inChat = (begin: () => void) => () => (sessionId ? begin() : showErrorCode("NO_ACTIVE_SESSION"));
  const narrate = () => {
    setClearedId(null);
    sound.start();
  };
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3 phone:gap-1.5 tight:gap-0.5 short:gap-2">
      {(narrated || music.isShown) && (
        <div className="rise rounded-soft border border-line bg-surface">
          {narrated && (
            <NarrationPanel
              state={narrated}
              onClear={() => setClearedId(narrated.id)}
              player={
                <Player
                  track={narrationTrack(narrated, music.beneath)}
                  durationMs={narrated.durationMs}
                  onClear={() => setClearedId(narrated.id)}
                />
              }
            />
          )}
          {music.isShown && (
            <MusicPanel
              {...music}
              onClear={music.clear}
              player={music.made && <MusicPlayer piece={music.made} onClear={music.clear} />}
            />
          )}
        </div>
      )}
      <VideoPanel sessionId={sessionId} kept={keptVideo} onPlay={playback.stop} />
      <div
        role="toolbar"
        aria-label="Meditation and audio"
        {...toolbarKeys}
        className="relative grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 @lg:flex @lg:flex-wrap narrow:grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] narrow:gap-1.5 narrow:*:text-[0.6875rem]"
      >
        {(canCreate || isCreating) && (
          <MeditationButton
            isCreating={isCreating}
            isMain={!hasScript && meditationComesForward(messages)}
            onCreate={onCreate}
          />
        )}
        {hasScript && (
          <Button size="tool" onClick={showLatestScript}>
            <ScrollText aria-hidden="true" />
            Script
          </Button>
        )}
        <JobButton
          {...sound}
          name="Narrate"
          isMain={hasScript}
          icon={<AudioLines aria-hidden="true" />}
          isHeldUp={music.isGenerating}
          onStart={inChat(narrate)}
          onCancel={sound.cancel}
        />
        <JobButton
          {...music}
          name="Music"
          icon={<Music2 aria-hidden="true" />}
          isHeldUp={sound.isGenerating}
          onStart={inChat(music.start)}
          onCancel={music.cancel}
        />
        <Link
          to="/playlist"
          className="inline-flex min-h-13 shrink-0 flex-col items-center justify-center gap-1 rounded-soft border border-line bg-surface text-tiny font-medium hover:border-edge hover:bg-raised @lg:min-h-9 @lg:flex-row @lg:gap-2 @lg:rounded-full @lg:px-3.5 @lg:text-small phone:hidden"
        >
          <ListMusic aria-hidden="true" className="size-4" />
          Playlist
        </Link>
      </div>
    </div>
  );
}

function showLatestScript() {
  const scripts = document.querySelectorAll("[data-script]");
  scripts.item(scripts.length - 1)?.scrollIntoView({ block: "start", behavior: "smooth" });
}
