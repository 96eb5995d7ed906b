import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { limits } from "#shared/limits/limits.ts";
import type { BackgroundMusic } from "#shared/listening/music.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { backgroundOptions } from "./queries.ts";

/** Sends a file of one's own, which then plays behind the chat in place of the default. */
export function useUploadMusic() {
  const { transfers } = useApi();
  const show = useShowBackground();
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > limits.music.ownBytes) throw tooLarge();
      return transfers.send("keepOwnMusic", file, { input: { name: file.name } });
    },
    meta: { failure: "MUSIC_UPLOAD_FAILED" },
    onSuccess: async (background) => {
      notify.success("Background music uploaded successfully");
      await show(background);
    },
  });
}

/** Goes back to the default track. */
export function useRevertMusic() {
  const { queries } = useApi();
  const show = useShowBackground();
  return useMutation({
    ...queries.music.removeBackground.mutationOptions(),
    onSuccess: async (background) => {
      notify.success("Reverted to default background music");
      await show(background);
    },
  });
}

function useShowBackground() {
  const { queryKey } = backgroundOptions(useApi());
  const queryClient = useQueryClient();
  return async (background?: BackgroundMusic) => {
    if (background) queryClient.setQueryData(queryKey, background);
    else await queryClient.invalidateQueries({ queryKey });
  };
}

/** What the server would say, before anything is sent. */
function tooLarge(): ORPCError<string, unknown> {
  const reason = `the file is larger than ${limits.music.ownBytes / 1_000_000} MB`;
  return new ORPCError("MUSIC_UPLOAD_REFUSED", { status: 400, data: { reason } });
}
