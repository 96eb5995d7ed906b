import type { MessageFile } from "#shared/chat/files.ts";
import { readingNotice } from "#shared/chat/reading-notice.ts";
import type { NumberKind } from "#shared/heart.ts";
import type { Files } from "./files.ts";

/** Who asks a function, as far as reading a file needs it. */
interface Asking {
  userId: string;
  timeZone?: string;
  signal: AbortSignal;
}

/** What `extract-text` answers: the text of a form's file, what kind of file it is, and how far the text is to be trusted. */
export async function answerExtractText(
  files: Files,
  file: File,
  { userId, timeZone = "UTC", signal }: Asking,
): Promise<Pick<MessageFile, "text" | "type" | "confidence"> & { notice?: string }> {
  const read = await files.read({ userId, ...named(file), isHeart: false, timeZone, signal });
  const { text, type, confidence } = read;
  const notice = readingNotice(read);
  return {
    text,
    type,
    ...(confidence === undefined ? {} : { confidence }),
    ...(notice === undefined ? {} : { notice }),
  };
}

const named = (file: File) => ({ name: file.name, content: file.stream() });

/** The beginning of a data address; what follows it is Base64. */
const dataAddress = /^data:[^,]{0,200};base64,/;

/** The bytes of what `process-bmp-data` is given: a table as it is, a workbook or a data address in Base64. */
export function bytesOf(content: string, fileType: "csv" | "excel"): Uint8Array {
  const address = dataAddress.exec(content)?.[0];
  if (address === undefined && fileType === "csv") return Buffer.from(content);
  const packed = content.slice(address?.length ?? 0).trimEnd();
  return isBase64(packed) ? Buffer.from(packed, "base64") : Buffer.from(content);
}

/** Whether a text is Base64, perhaps in lines. It is as long as a whole file, so each character is looked at once. */
function isBase64(text: string): boolean {
  const padded = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const letters = text.slice(0, text.length - padded);
  return letters !== "" && !/[^A-Za-z0-9+/\r\n]/.test(letters);
}

/** What `process-bmp-data` answers: the figures in words with their conventions, and what pictures are drawn from. */
export async function answerProcessBmpData(
  files: Files,
  { content, fileType, readAs }: { content: string; fileType: "csv" | "excel"; readAs?: NumberKind },
  { userId, timeZone = "UTC", signal }: Asking,
): Promise<{ processedData: string; heart: MessageFile["heart"] }> {
  async function* bytes() {
    yield bytesOf(content, fileType);
  }
  const { text, heart } = await files.read({
    userId,
    name: fileType,
    content: bytes(),
    isHeart: true,
    timeZone,
    readAs,
    signal,
  });
  return { processedData: text, heart };
}
