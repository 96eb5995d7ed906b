import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import type { KeptRecording } from "#shared/heart-recordings.ts";
import { type Api, useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** The recordings of the heart that the person kept. */
export function recordingsOptions({ queries }: Api) {
  return queryOptions(queries.heart.recordings.queryOptions());
}

const meta = { failure: "HEART_NOT_CHANGED" satisfies AppErrorCode };

/** Keeps the figures that came with a reply. */
export function useKeepRecording() {
  const { client } = useApi();
  const show = useShowRecordings();
  return useMutation({
    mutationFn: (messageId: string) => client.heart.keep({ messageId, timeZone: timeZone() }),
    meta,
    onSuccess: (recordings) => {
      show(recordings);
      notify.success("The recording is kept");
    },
  });
}

/** Erases a recording. */
export function useRemoveRecording() {
  const { queries } = useApi();
  const show = useShowRecordings();
  return useMutation({
    ...queries.heart.remove.mutationOptions(),
    meta,
    onSuccess: (recordings) => {
      show(recordings);
      notify.success("The recording is erased");
    },
  });
}

/** Erases all recordings. */
export function useRemoveAllRecordings() {
  const { queries } = useApi();
  const show = useShowRecordings();
  return useMutation({
    ...queries.heart.removeAll.mutationOptions(),
    meta,
    onSuccess: (recordings) => {
      show(recordings);
      notify.success("All recordings are erased");
    },
  });
}

function useShowRecordings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return (recordings: KeptRecording[]) =>
    queryClient.setQueryData(recordingsOptions(api).queryKey, recordings);
}
