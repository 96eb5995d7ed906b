import type { MessageFile } from "#shared/chat/files.ts";
import type { NumberKind } from "#shared/heart.ts";
import { errorCode, errorSentence } from "#web/lib/notices/error-sentence.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import type { Transfers } from "#web/lib/transfer.ts";

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
const doubts: ReadonlyMap<string | undefined, readonly NumberKind[]> = new Map([
  ["HEART_TIMES_OR_RATES", ["times", "rates"]],
  ["HEART_INTERVALS_OR_RATES", ["intervals", "rates"]],
]);

/** Gives a file to the server and answers with what it says, or with what has to be asked; throws the server's error. */
export async function uploadFile(
  transfers: Transfers,
  { file, isHeart, readAs, signal }: ChosenFile,
): Promise<{ read: MessageFile } | { doubt: FileDoubt }> {
  const asked = { name: file.name, mode: isHeart ? "heart" : "text", timeZone: timeZone() };
  const input = readAs ? { ...asked, readAs } : asked;
  try {
    return { read: await transfers.send("readFile", file, { input, signal }) };
  } catch (error) {
    const kinds = doubts.get(errorCode(error));
    if (kinds) return { doubt: { question: errorSentence(error), kinds } };
    throw error;
  }
}
