import { useState } from "react";
import { isChatPath } from "#web/features/chat/chat-path.ts";
import {
  useMusicPlayState,
  usePlayback,
  usePlaybackState,
} from "#web/features/playback/playback-context.tsx";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { usePath } from "#web/lib/router.tsx";
import { Button } from "#web/ui/form/button.tsx";

// Nothing of it is needed before something sounds.
const ListeningRoom = lazyScreen(
  async () => (await import("./listening-room.tsx")).ListeningRoom,
  null,
  () => <StopOnly />,
);

/** The players that belong to no page: there as soon as something sounds, on every route. */
export function Sounding() {
  const hasVoice = usePlaybackState(({ track }) => track !== null);
  const music = useMusicPlayState();
  const path = usePath();
  const [hasSounded, setHasSounded] = useState(false);
  // Chat and playlist show music that sounds alone in their headers.
  const isMusicShown = isChatPath(path) || path.startsWith("/playlist");
  const hasMusic = music.status !== "idle" && !isMusicShown;
  if (!hasSounded && (hasVoice || hasMusic)) setHasSounded(true);
  return hasSounded ? <ListeningRoom isSounding={hasVoice || hasMusic} /> : null;
}

/** Without a line the players may not have come; silence needs no line. */
function StopOnly() {
  const playback = usePlayback();
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 grid justify-items-center p-3">
      <Button onClick={playback.stop}>Stop sound</Button>
    </div>
  );
}
