import { CoachUnavailable, type ReplyStyle } from "#server/coach/coach.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";

/** The specification's error for a reply that failed: by the mode it was asked in, and by how far it had come. */
export function replyFailure(error: unknown, at: { style: ReplyStyle; hasText: boolean }): ErrorCode {
  if (at.style.mode === "web") return "WEB_REPLY_FAILED";
  if (at.style.mode === "hrv") return "CODE_REPLY_FAILED";
  if (!(error instanceof CoachUnavailable) || at.hasText) return "REPLY_FAILED";
  return error.reason === "refused" ? "STREAM_FAILED" : "COACH_UNREACHABLE";
}
