import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeWhole } from "#server/write-whole.ts";
import type { Mail, MailMessage } from "./mail.ts";

const keptMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  writtenAt: z.iso.datetime(),
});

/** A message in the outbox. */
export type KeptMessage = z.infer<typeof keptMessage>;

/** The local outbox: mail for a product without a mail server, written to files that its operator can read. */
export interface Outbox extends Mail {
  /** The messages of the outbox, latest first. */
  list(): Promise<KeptMessage[]>;
  /** Removes every message to an address. */
  removeTo(address: string): Promise<void>;
}

/** Opens the outbox in a directory. */
export function createOutbox(directory: string, clock: () => Date): Outbox {
  const fileNames = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  const read = async (name: string) =>
    keptMessage.parse(JSON.parse(await readFile(join(directory, name), "utf8")));
  return {
    label: "Local outbox",
    reachesPeople: false,
    send: async (message: MailMessage) => {
      const writtenAt = clock().toISOString();
      const name = `${writtenAt.replaceAll(":", "-")}-${crypto.randomUUID()}.json`;
      await writeWhole(join(directory, name), JSON.stringify({ ...message, writtenAt }, null, 1));
    },
    list: async () => Promise.all((await fileNames()).reverse().map(read)),
    removeTo: async (address) => {
      for (const name of await fileNames()) {
        const { to } = await read(name);
        if (to.toLowerCase() === address.toLowerCase()) await rm(join(directory, name), { force: true });
      }
    },
  };
}
