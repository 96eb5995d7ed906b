import type { ByteSource } from "./byte-source.ts";
import { encodingOf, readHead, textOf } from "./decode-text.ts";
import type { DateOrder } from "./parse-moment.ts";
import { readJson } from "./read-json.ts";
import { isMonitorFile, readMonitorFile } from "./read-monitor-file.ts";
import { readXml } from "./read-xml.ts";
import { type HeartReading, hasFigures, type ReadOptions } from "./reading.ts";
import { createRowReader, type RowReader } from "./tables/read-rows.ts";
import { delimiterOf, eachRow } from "./tables/text-rows.ts";

/** Rows of a spreadsheet, read a second time when the order of its dates was taken wrongly. */
export type RowSource = (reader: Pick<RowReader, "row" | "endTable">) => Promise<void> | void;

/** Thrown for a JSON that could only be read whole and is too large for that. */
export class TooLargeToRead extends Error {
  override readonly name = "TooLargeToRead";
}

const wholeBytes = 24 * 1024 * 1024;

/** Reads rows, and once more with the other order of dates when one of them can only be meant so. */
export async function readRows(
  source: RowSource,
  options: ReadOptions,
  likely: DateOrder = "day",
): Promise<HeartReading> {
  const attempt = async (order: DateOrder) => {
    const reader = createRowReader(options, order);
    await source(reader);
    return reader.finish();
  };
  const first = await attempt(likely);
  if (!first.isOrderWrong) return first.reading;
  const second = await attempt(likely === "day" ? "month" : "day");
  return second.isOrderWrong ? first.reading : second.reading;
}

/** Which order dates have where both are possible: Americans write the half of the day and the month first. */
function likelyOrder(head: string): DateOrder {
  return /\d{1,2}\/\d{1,2}\/\d{2,4}[ ,T]+\d{1,2}:\d{2}(?::\d{2})?\s*[AP]M/i.test(head) ||
    /"dateTime"/.test(head)
    ? "month"
    : "day";
}

/**
 * Reads a heart export from a file of text, by what it contains and never by its name: XML, JSON, Polar's sections, or
 * tables. Nothing when the bytes are no text or hold no figure of the heart.
 */
export async function readExport(
  source: ByteSource,
  options: ReadOptions,
): Promise<HeartReading | undefined> {
  const headOfFile = await readHead(source);
  const encoding = encodingOf(headOfFile);
  if (!encoding) return undefined;
  const head = new TextDecoder(encoding).decode(headOfFile, { stream: true });
  const reading = await readText({ source, encoding, head }, options);
  return reading && (hasFigures(reading) || reading.doubt) ? reading : undefined;
}

interface TextFile {
  source: ByteSource;
  encoding: string;
  head: string;
}

async function whole({ source, encoding }: TextFile): Promise<string> {
  if (source.bytes > wholeBytes) throw new TooLargeToRead("only lists and Apple's export may be that large");
  let text = "";
  for await (const chunk of textOf(source, encoding)) text += chunk;
  return text;
}

async function readText(file: TextFile, options: ReadOptions): Promise<HeartReading | undefined> {
  const { source, encoding, head } = file;
  if (/^\s*</.test(head)) return readXml(textOf(source, encoding), options);
  if (isMonitorFile(head)) return readMonitorFile(await whole(file));
  const order = likelyOrder(head);
  if (/^\s*[[{]\s*(?:["{[\]}]|-?\d)/.test(head)) {
    const value: unknown = JSON.parse(await whole(file));
    return readRows((reader) => readJson(value, reader), options, order);
  }
  const delimiter = delimiterOf(head);
  return readRows(
    (reader) =>
      eachRow(textOf(source, encoding), delimiter, (cells) => {
        reader.row(cells);
        return undefined;
      }),
    options,
    order,
  );
}
