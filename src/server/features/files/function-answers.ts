import type { MessageFile } from "#shared/files.ts";
import type { Files } from "./files.ts";

/** Who asks a function, as far as reading a file needs it. */
interface Asking {
  timeZone?: string;
  signal: AbortSignal;
}

/** What `extract-text` answers for the file of a form: its text, and what kind of file it is. */
export async function answerExtractText(
  files: Files,
  file: File,
  { timeZone = "UTC", signal }: Asking,
): Promise<Pick<MessageFile, "text" | "type">> {
  const { text, type } = await files.read({ ...named(file), isHeart: false, timeZone, signal });
  return { text, type };
}

const named = (file: File) => ({ name: file.name, content: file.stream() });

/** A workbook in a text: Base64, perhaps with the beginning of a data address. */
const encoded = /^(?:data:[^,]{0,200};base64,)?([A-Za-z0-9+/\r\n]+={0,2})\s*$/;

/** The bytes of what `process-bmp-data` is given: a table as it is, a workbook in Base64. */
function bytesOf(content: string, fileType: "csv" | "excel"): Uint8Array {
  const packed = encoded.exec(content)?.[1];
  const isPacked = packed !== undefined && (fileType === "excel" || content.startsWith("data:"));
  return isPacked ? Buffer.from(packed, "base64") : Buffer.from(content);
}

/** What `process-bmp-data` answers: the figures in words with their conventions, and what pictures are drawn from. */
export async function answerProcessBmpData(
  files: Files,
  { content, fileType }: { content: string; fileType: "csv" | "excel" },
  { timeZone = "UTC", signal }: Asking,
): Promise<{ processedData: string; heart: MessageFile["heart"] }> {
  async function* bytes() {
    yield bytesOf(content, fileType);
  }
  const { text, heart } = await files.read({
    name: fileType,
    content: bytes(),
    isHeart: true,
    timeZone,
    signal,
  });
  return { processedData: text, heart };
}
