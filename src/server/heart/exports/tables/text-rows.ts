import { Readable } from "node:stream";
import Papa from "papaparse";

const candidates = [",", ";", "\t", "|"];

/** What parts the cells of a text: the mark that most lines agree on; a comma where none does. */
export function delimiterOf(head: string): string {
  const lines = head
    .split(/\r\n|\r|\n/)
    .slice(0, 60)
    .filter((line) => line.trim() !== "" && !/^(?:#|sep=)/i.test(line));
  const scored = candidates.map((mark) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, "").split(mark).length - 1);
    const common = counts.filter((count) => count > 0).toSorted((one, other) => one - other);
    const middle = common[Math.floor(common.length / 2)] ?? 0;
    const agreeing = counts.filter((count) => count > 0 && Math.abs(count - middle) <= 1).length;
    return { mark, score: agreeing * (middle > 0 ? 1 + Math.min(middle, 50) / 100 : 0) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.mark : ",";
}

/** Takes a text apart into rows of cells, quotes and all, as it comes; `onRow` may end it by answering false. */
export async function eachRow(
  text: AsyncIterable<string>,
  delimiter: string,
  onRow: (cells: string[]) => boolean | undefined,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const stream = Readable.from(text, { objectMode: false });
  Papa.parse<string[]>(stream, {
    delimiter,
    step: ({ data }, parser) => {
      if (onRow(data) === false) parser.abort();
    },
    complete: () => done.resolve(),
    error: (error) => done.reject(error),
  });
  stream.on("error", done.reject);
  try {
    await done.promise;
  } finally {
    stream.destroy();
  }
}
