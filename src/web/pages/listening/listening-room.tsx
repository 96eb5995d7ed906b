import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { AfterListening } from "#web/features/check-in/after-listening.tsx";
import { FullPlayer } from "#web/features/playback/full-player.tsx";
import { MiniPlayer } from "#web/features/playback/mini-player.tsx";
import { usePlayback, usePlaybackState, usePlayerView } from "#web/features/playback/playback-context.tsx";
import { isRestAt } from "#web/features/playback/rests.ts";
import { SpokenWords } from "#web/features/playback/spoken-words.tsx";
import { useApi } from "#web/lib/api.ts";
import { useKeptPlace } from "./use-kept-place.ts";

/** The mini player, the full one over it, and what both need from elsewhere. */
export function ListeningRoom({ isSounding }: { isSounding: boolean }) {
  const playback = usePlayback();
  const { view } = playback;
  const trackId = usePlaybackState(({ track }) => track?.id ?? null);
  const title = usePlaybackState(({ track }) => track?.title ?? "");
  const isFull = usePlayerView((state) => state.isFull);
  const isShownInPlace = usePlayerView(({ shownInPlace }) => trackId !== null && shownInPlace.has(trackId));
  const hasEnded = usePlaybackState(({ endedId }) => endedId !== null);
  useKeptPlace();
  const isRest = useRest();
  const isOpen = isFull && trackId !== null;
  if (hasEnded && !isOpen) return <AfterListening onDone={playback.forgetEnd} />;
  return (
    <>
      {/* It stays beneath the full one, which is opened from it: there the focus goes back to. */}
      {isSounding && !isShownInPlace && <MiniPlayer />}
      {isOpen && <FullPlayer title={title} words={<Words />} isRest={isRest} onClose={view.closeFull} />}
    </>
  );
}

/** When each sentence of what is heard is spoken; nothing while it is being made, and of what is not kept. */
function useSentences() {
  const { queries } = useApi();
  const recordingId = usePlaybackState((state) => state.recordingId);
  const { data } = useQuery({
    ...queries.playlist.sentences.queryOptions({ input: { id: recordingId ?? "" }, staleTime: Infinity }),
    enabled: recordingId !== null,
    // Without them music and scene stay as they are while somebody speaks.
    meta: { isQuiet: true },
  });
  return recordingId === null ? undefined : data;
}

/** Whether the voice rests at this moment; the music beneath it rises meanwhile. */
function useRest(): boolean {
  const { music } = usePlayback();
  const sentences = useSentences();
  const isRest = usePlaybackState(
    ({ track, positionMs }) => track !== null && sentences !== undefined && isRestAt(sentences, positionMs),
  );
  useEffect(() => {
    music.rise(isRest);
    return () => music.rise(false);
  }, [music, isRest]);
  return isRest;
}

function Words() {
  const recordingId = usePlaybackState((state) => state.recordingId);
  const about = usePlaybackState(({ track }) => track?.about ?? "Close your eyes if you like.");
  const isBeingMade = usePlaybackState(({ track }) => track?.knownMs === null);
  const data = useSentences();
  if (data && data.length > 0) return <SpokenWords sentences={data} />;
  return (
    <p className="text-center font-serif text-read text-quiet">
      {recordingId === null && isBeingMade
        ? "The words appear here once the whole recording is ready."
        : about}
    </p>
  );
}
