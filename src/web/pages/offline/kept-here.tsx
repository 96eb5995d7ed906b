import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeptList } from "#web/features/device/kept-list.tsx";
import { keptByWhoever, keptOptions, useKeeping } from "#web/features/device/queries.ts";
import { usePlayback, usePlaybackState } from "#web/features/playback/playback-context.tsx";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import { useApi } from "#web/lib/api.ts";
import type { KeptRecording } from "#web/lib/browser/kept-sounds.ts";
import { keptTrack } from "./kept-track.ts";

/** What a person can hear while their list cannot be loaded. */
export function KeptByPerson({ userId }: { userId: string }) {
  const { data } = useQuery(keptOptions(userId));
  return data && data.length > 0 ? <Recordings userId={userId} recordings={data} /> : null;
}

/** What can be heard while the server cannot say who is here; nothing where it would have to be guessed whose it is. */
export function KeptHere() {
  const { data } = useQuery(keptByWhoever());
  if (!data || data.recordings.length === 0) return null;
  return <Recordings userId={data.userId} recordings={data.recordings} />;
}

function Recordings({ userId, recordings }: { userId: string; recordings: readonly KeptRecording[] }) {
  const playback = usePlayback();
  const toggle = useToggleTrack();
  const { drop } = useKeeping(userId);
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const playingId = usePlaybackState(({ track, status }) =>
    status === "paused" ? null : (track?.id ?? null),
  );
  const play = (recording: KeptRecording) => {
    // Its words are on the device as well; the player finds them as if the server had told them.
    const words = queries.playlist.sentences.queryKey({ input: { id: recording.id } });
    queryClient.setQueryData(words, [...recording.sentences]);
    toggle(keptTrack(userId, recording));
  };
  return (
    <KeptList
      recordings={recordings}
      playingId={playingId}
      onToggle={play}
      onRemove={({ id }) => {
        if (playback.state().track?.id === id) playback.stop();
        drop.mutate(id);
      }}
    />
  );
}
