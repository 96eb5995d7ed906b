import { execFile } from "node:child_process";

/** How a command ended, with all it printed. */
export interface CommandEnd {
  code: number;
  output: string;
}

/** Runs `npm run backup` or `restore` on a file, with these settings and no others; or `move`, which has none. */
export function runBackupCommand(
  command: "backup" | "restore" | "move",
  settings: Record<string, string>,
  file = "",
): Promise<CommandEnd> {
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise((done) => {
    const child = execFile(process.execPath, [`scripts/${command}.ts`, file], { env }, (_, out, errors) =>
      done({ code: child.exitCode ?? -1, output: (out + errors).trim() }),
    );
  });
}

/** A copy of an archive with one bit of its middle turned over. */
export function flippedAmidst(whole: Buffer): Buffer {
  const flipped = Buffer.from(whole);
  const middle = whole.length >> 1;
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
  return flipped;
}
