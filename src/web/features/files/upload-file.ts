import { ORPCError } from "@orpc/client";
import type { MessageFile } from "#shared/chat/files.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** A file the person chose, and whether it is to be read as the export of a watch. */
export interface ChosenFile {
  file: File;
  isHeart: boolean;
  signal: AbortSignal;
}

/** Gives a file to the server and answers with what it says; throws the server's error. */
export async function uploadFile({ file, isHeart, signal }: ChosenFile): Promise<MessageFile> {
  const query = new URLSearchParams({
    name: file.name,
    mode: isHeart ? "heart" : "text",
    timeZone: timeZone(),
  });
  const headers = { "content-type": "application/octet-stream" };
  const response = await fetch(`/api/files?${query}`, { method: "POST", body: file, headers, signal });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isRead(answer)) return answer;
  const { code = "INTERNAL", message = "" } = isErrorAnswer(answer) ? answer : {};
  throw new ORPCError(code, { status: response.status, message });
}

function isRead(answer: unknown): answer is MessageFile {
  return typeof answer === "object" && answer !== null && "text" in answer && "type" in answer;
}

function isErrorAnswer(answer: unknown): answer is { code: string; message: string } {
  return typeof answer === "object" && answer !== null && "code" in answer && "message" in answer;
}
