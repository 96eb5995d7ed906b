import { ORPCError } from "@orpc/client";
import type { MessageFile } from "#shared/chat/files.ts";
import type { NumberKind } from "#shared/heart.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** A file the person chose, and whether it is to be read as the export of a watch. */
export interface ChosenFile {
  file: File;
  isHeart: boolean;
  /** What the person said that its numbers are, after the server could not tell. */
  readAs?: NumberKind;
  signal: AbortSignal;
}

/** What the numbers of a file can be, so that the person is asked. */
export interface FileDoubt {
  question: string;
  kinds: readonly NumberKind[];
}

/** Doubts of the server, by the code of its refusal. */
const doubts: ReadonlyMap<string, readonly NumberKind[]> = new Map([
  ["HEART_TIMES_OR_RATES", ["times", "rates"]],
  ["HEART_INTERVALS_OR_RATES", ["intervals", "rates"]],
]);

/** Gives a file to the server and answers with what it says, or with what has to be asked; throws the server's error. */
export async function uploadFile({
  file,
  isHeart,
  readAs,
  signal,
}: ChosenFile): Promise<{ read: MessageFile } | { doubt: FileDoubt }> {
  const query = new URLSearchParams({
    name: file.name,
    mode: isHeart ? "heart" : "text",
    timeZone: timeZone(),
  });
  if (readAs) query.set("readAs", readAs);
  const headers = { "content-type": "application/octet-stream" };
  const response = await fetch(`/api/files?${query}`, { method: "POST", body: file, headers, signal });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isRead(answer)) return { read: answer };
  const { code = "INTERNAL", message = "" } = isErrorAnswer(answer) ? answer : {};
  const kinds = doubts.get(code);
  if (kinds) return { doubt: { question: message, kinds } };
  throw new ORPCError(code, { status: response.status, message });
}

function isRead(answer: unknown): answer is MessageFile {
  return typeof answer === "object" && answer !== null && "text" in answer && "type" in answer;
}

function isErrorAnswer(answer: unknown): answer is { code: string; message: string } {
  return typeof answer === "object" && answer !== null && "code" in answer && "message" in answer;
}
