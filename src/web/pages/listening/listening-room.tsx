import { useQuery } from "@tanstack/react-query";
import { AfterListening } from "#web/features/check-in/after-listening.tsx";
import { FullPlayer } from "#web/features/playback/full-player.tsx";
import { MiniPlayer } from "#web/features/playback/mini-player.tsx";
import { usePlayback, usePlaybackState, usePlayerView } from "#web/features/playback/playback-context.tsx";
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
  if (isFull && trackId !== null)
    return <FullPlayer title={title} words={<Words />} onClose={view.closeFull} />;
  if (hasEnded) return <AfterListening onDone={playback.forgetEnd} />;
  return isSounding && !isShownInPlace ? <MiniPlayer /> : null;
}

function Words() {
  const { queries } = useApi();
  const recordingId = usePlaybackState((state) => state.recordingId);
  const about = usePlaybackState(({ track }) => track?.about ?? "Close your eyes if you like.");
  const isBeingMade = usePlaybackState(({ track }) => track?.knownMs === null);
  const { data } = useQuery({
    ...queries.playlist.sentences.queryOptions({ input: { id: recordingId ?? "" }, staleTime: Infinity }),
    enabled: recordingId !== null,
  });
  if (data && data.length > 0) return <SpokenWords sentences={data} />;
  return (
    <p className="text-center font-serif text-read text-quiet">
      {recordingId === null && isBeingMade ? "Its words come here once all of it is made." : about}
    </p>
  );
}
