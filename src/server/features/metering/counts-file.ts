import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeWhole } from "#server/write-whole.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";

const sum = z.int().min(0);

const providerCount = z.object({
  /** Who was asked: a model with its server, or a voice. */
  provider: z.string(),
  requests: sum,
  /** How many of them failed, by cause. */
  failures: z.record(z.string(), sum),
  tokensIn: sum,
  tokensOut: sum,
  /** How many of these tokens are our own estimate. */
  estimatedTokens: sum,
  spokenMs: sum,
  /** Recordings of people's that were turned into text. */
  heardMs: sum.default(0),
});

/** What one provider was asked on a day, and what it came to. */
export type ProviderCount = z.infer<typeof providerCount>;

const dayCounts = z.object({ day: z.iso.date(), providers: z.array(providerCount) });

/** What every provider was asked on a UTC day. */
export type DayCounts = z.infer<typeof dayCounts>;

const pathIn = (dataDir: string): string => join(dataDir, "provider-counts.json");

/** Whether anything was counted here. */
export const hasCounts = (dataDir: string): boolean => existsSync(pathIn(dataDir));

/** The day that was counted last; nothing where there is none, or none that can be read. */
export async function readCounts(dataDir: string): Promise<DayCounts | undefined> {
  if (!hasCounts(dataDir)) return undefined;
  return dayCounts.safeParse(parsedJson(await readFile(pathIn(dataDir), "utf8"))).data;
}

/** Keeps a day's counts in place of what was there. */
export const writeCounts = (dataDir: string, counts: DayCounts): Promise<void> =>
  writeWhole(pathIn(dataDir), `${JSON.stringify(counts, null, 2)}\n`);
