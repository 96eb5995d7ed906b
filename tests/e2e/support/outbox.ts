import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import type { Product } from "./product.ts";

const sentEmail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** The link in the newest e-mail to an address, once one with such a subject lies in the product's outbox. */
export async function linkTo(product: Product, email: string, subject: RegExp): Promise<string> {
  const found = async () => {
    const sent = await readOutbox(join(product.dataDir, "outbox"));
    const text = sent.find((each) => each.to === email && subject.test(each.subject))?.text;
    return /https?:\S+/.exec(text ?? "")?.[0] ?? "";
  };
  await expect.poll(found).not.toBe("");
  return found();
}

async function readOutbox(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names
      .sort()
      .reverse()
      .map(async (name) => sentEmail.parse(JSON.parse(await readFile(join(folder, name), "utf8")))),
  );
}
