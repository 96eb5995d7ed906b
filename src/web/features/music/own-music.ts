import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText } from "#shared/contract/errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { BackgroundMusic } from "#shared/listening/music.ts";
import { ownMusicUrl } from "#shared/listening/music-urls.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showFailure } from "#web/lib/notices/show-error.ts";
import { backgroundOptions } from "./queries.ts";

/** Sends a file of one's own, which then plays behind the chat in place of the default. */
export function useUploadMusic() {
  const show = useShowBackground();
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > limits.music.ownBytes) return tooLarge;
      const response = await fetch(`${ownMusicUrl}?name=${encodeURIComponent(file.name)}`, {
        method: "PUT",
        body: file,
        headers: { "content-type": "audio/mpeg" },
      });
      return response.ok ? null : errorCodeOf(response);
    },
    meta: { failure: "MUSIC_UPLOAD_FAILED" },
    onSuccess: async (sentence) => {
      if (sentence !== null) return showFailure(sentence);
      notify.success("Background music uploaded successfully");
      await show();
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

const tooLarge = errorText("MUSIC_UPLOAD_REFUSED", {
  reason: `the file is larger than ${limits.music.ownBytes / 1_000_000} MB`,
});

/** The server's own sentence when it is one; anything else in its place is not ours to show. */
async function errorCodeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const hasSentence =
    typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
  return hasSentence ? String(body.message) : errorText("MUSIC_UPLOAD_FAILED");
}
