import type { Logger } from "pino";
import type { ModelCall } from "#server/coach/model/model-call.ts";
import { type DayCounts, type ProviderCount, readCounts, writeCounts } from "./counts-file.ts";
import type { SpeechCall } from "./personal-voice.ts";

/** What one recording of a person's came to that was turned into text: never a word of it. */
interface HeardCall {
  provider: string;
  /** Why it failed; nothing when it was turned into text, or when the person gave it up. */
  fault: string | undefined;
  heardMs: number;
}

/** Counts for the operator what every provider was asked on the UTC day: how often, how it failed, and what it came to. */
export interface ProviderCounts {
  ofModel(call: ModelCall): void;
  ofSpeech(call: SpeechCall): void;
  ofHeard(call: HeardCall): void;
  /** What was counted since midnight UTC. */
  today(): DayCounts;
  /** Writes what is not written yet, to the log and to the file that the doctor reads. */
  close(): Promise<void>;
}

const keepAfterMs = 60_000;
const logEveryMs = 3_600_000;

/**
 * Counts in the process, and goes on from the file of the same day after a restart. The log gets a line for each provider an
 * hour after there was news, at the end of a day, and at the end of the process.
 */
export async function createProviderCounts(needs: {
  dataDir: string;
  clock: () => Date;
  log: Logger;
}): Promise<ProviderCounts> {
  const { dataDir, clock, log } = needs;
  const dayNow = (): string => clock().toISOString().slice(0, 10);
  const kept = await readCounts(dataDir);
  let day = dayNow();
  const counts = new Map<string, ProviderCount>();
  for (const count of kept?.day === day ? kept.providers : []) counts.set(count.provider, count);
  const unlogged = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;

  const today = (): DayCounts => ({ day, providers: [...counts.values()] });
  const keep = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    try {
      await writeCounts(dataDir, today());
    } catch (error) {
      log.warn({ err: error }, "what the providers did could not be kept for the doctor");
    }
  };
  const tell = (): void => {
    clearTimeout(telling);
    telling = undefined;
    for (const provider of unlogged) log.info({ day, ...counts.get(provider) }, "what a provider did today");
    unlogged.clear();
  };

  const add = (provider: string, fault: string | undefined, made: Partial<ProviderCount>): void => {
    if (day !== dayNow()) {
      tell();
      counts.clear();
      day = dayNow();
    }
    const before = counts.get(provider);
    const failures = before?.failures ?? {};
    counts.set(provider, {
      provider,
      requests: (before?.requests ?? 0) + 1,
      failures: fault === undefined ? failures : { ...failures, [fault]: (failures[fault] ?? 0) + 1 },
      tokensIn: (before?.tokensIn ?? 0) + (made.tokensIn ?? 0),
      tokensOut: (before?.tokensOut ?? 0) + (made.tokensOut ?? 0),
      estimatedTokens: (before?.estimatedTokens ?? 0) + (made.estimatedTokens ?? 0),
      spokenMs: (before?.spokenMs ?? 0) + (made.spokenMs ?? 0),
      heardMs: (before?.heardMs ?? 0) + (made.heardMs ?? 0),
    });
    unlogged.add(provider);
    timer ??= setTimeout(() => void keep(), keepAfterMs).unref();
    telling ??= setTimeout(tell, logEveryMs).unref();
  };

  return {
    today,
    ofModel: ({ provider, model, fault, tokensIn, tokensOut, isEstimated }) => {
      const estimatedTokens = isEstimated ? tokensIn + tokensOut : 0;
      add(`${model} at ${provider}`, fault, { tokensIn, tokensOut, estimatedTokens });
    },
    ofSpeech: ({ provider, fault, spokenMs }) => add(provider, fault, { spokenMs }),
    ofHeard: ({ provider, fault, heardMs }) => add(provider, fault, { heardMs }),
    close: async () => {
      tell();
      if (timer) await keep();
    },
  };
}
