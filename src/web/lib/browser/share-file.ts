import { errorCode, isAbort } from "#web/lib/notices/error-sentence.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import type { Transfers } from "#web/lib/transfer.ts";

/** Whether this system can be given a video to pass on; where it cannot, nothing offers it. */
export function canShareFiles(kind: "mp4" | "webm"): boolean {
  if (typeof navigator.canShare !== "function" || typeof navigator.share !== "function") return false;
  return navigator.canShare({ files: [new File([], `video.${kind}`, { type: `video/${kind}` })] });
}

/** Hands a video to the system's own way of passing things on. Whoever changes their mind there hears nothing of it. */
export async function shareFile(
  video: { url: string; name: string; kind: "mp4" | "webm" },
  { fetch }: Pick<Transfers, "fetch">,
): Promise<void> {
  try {
    const response = await fetch(video.url);
    const file = new File([await response.blob()], video.name, { type: `video/${video.kind}` });
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!isAbort(error) && errorCode(error) !== "SIGNED_OUT") showErrorCode("VIDEO_NOT_SHARED");
  }
}
