import { availableParallelism, loadavg } from "node:os";
import { flagsForMany } from "#scripts/server-command.ts";
import { startPostgres } from "#scripts/start-postgres.ts";
import { type Product, startProduct } from "../tests/e2e/support/product.ts";
import { quantile } from "./measure.ts";
import type { Report } from "./report.ts";
import { type Level, type Stage, startStage, untilAtRest } from "./stream-stage.ts";

const people = 8;
/** How many replies at once, as `STREAMS=20,100` names them. */
const levels = (process.env.STREAMS ?? "40,100,150,300").split(",").map(Number);
const measuredMs = Number(process.env.STREAMS_MS ?? 15_000);
/** A folder that the processor profile of the product is written to at its end, for who looks at where its time goes. */
const profileFolder = process.env.STREAMS_PROFILE;
/** The folder of another copy of the product, which is measured beside this one in turns. */
const otherFolder = process.env.STREAMS_AGAINST;
const pairs = 2;
/** With so many at once a first word and memory have their targets, and with this many the lag. */
const wanted = { firstWord: 100, lag: 150, firstRatio: 1.3, lagMs: 100, mb: 350, eventsShare: 0.95 };
/** So many replies that failed are told of on the page; all of them are printed. */
const mostFaults = 8;
const guide = { people: 8, turnsPerSecond: 40 };

interface Installation {
  product: Product;
  stop(): Promise<void>;
}

async function install(env: Record<string, string>, folder?: string): Promise<Installation> {
  const postgres = await startPostgres();
  const product = await startProduct({
    flags: [...flagsForMany, ...(profileFolder ? ["--cpu-prof", `--cpu-prof-dir=${profileFolder}`] : [])],
    ...(folder === undefined ? {} : { folder }),
    env: { DATABASE_URL: postgres.url, DAILY_CONVERSATION_LIMIT: "1000000", ...env },
  });
  await untilAtRest(product);
  return {
    product,
    stop: async () => {
      await product.stop();
      await postgres.stop();
    },
  };
}

const play = async (stage: Stage, { product }: Installation, streams: number): Promise<Level> => {
  await stage.come(product.url, people);
  return stage.play(product, streams, measuredMs);
};

/** How many replies one process carries at once, and what an event of a model's costs it. */
export default async function streams({ figure, note }: Report): Promise<void> {
  const stage = await startStage();
  const withModel = { LLM_BASE_URL: stage.modelUrl, LLM_MODEL: "m" };
  const here = await install(withModel);
  const other = otherFolder === undefined ? undefined : await install(withModel, otherFolder);
  const loads: string[] = [];
  const faults: string[] = [];
  try {
    for (const count of levels) {
      const ours: Level[] = [];
      const theirs: Level[] = [];
      for (let pair = 0; pair < (other ? pairs : 1); pair++) {
        ours.push(await play(stage, here, count));
        if (other) theirs.push(await play(stage, other, count));
      }
      faults.push(...ours.flatMap((level) => level.faults.map((fault) => `${count} at once: ${fault}`)));
      loads.push(`${count}: ${(loadavg()[0] ?? 0).toFixed(1)}`);
      const all = <T>(of: Level[], pick: (level: Level) => T[]): T[] => of.flatMap(pick);
      const control = (pick: (level: Level) => number[]) => {
        const samples = all(theirs, pick);
        return samples.length > 0 ? { control: { name: "the other", samples } } : {};
      };
      const row = (name: string, unit: string, pick: (level: Level) => number[], rest: object = {}) => {
        const samples = all(ours, pick);
        if (samples.length > 0)
          figure({ name: `${count} at once: ${name}`, unit, samples, ...control(pick), ...rest });
      };
      row("events of the model", "a second", (level) => [level.eventsPerSecond], {
        target: { atLeast: count * 20 * wanted.eventsShare },
      });
      row("processor time an event", "ms", (level) => [level.processorMsPerEvent]);
      row("cores", "", (level) => [level.cores]);
      row(
        "lag of a sentence",
        "ms",
        (level) => level.lagMs,
        count <= wanted.lag ? { target: { atMost: wanted.lagMs, quantile: 0.99 } } : {},
      );
      row("from the post to the call of the model", "ms", (level) => level.beforeAskedMs);
      row(
        "first word, as multiple of the model's own first sentence",
        "x",
        (level) => level.firstMs.map((firstMs) => firstMs / quantile(level.firstSentenceMs, 0.5)),
        count <= wanted.firstWord ? { target: { atMost: wanted.firstRatio } } : {},
      );
      row("most memory so far", "MB", (level) => [level.peakMb], {
        ...(count <= wanted.lag ? { target: { atMost: wanted.mb } } : {}),
      });
    }
  } finally {
    await here.stop();
    await other?.stop();
  }
  const builtIn = await install({});
  try {
    await stage.come(builtIn.product.url, people);
    const {
      turnsPerSecond,
      processorMsPerTurn,
      faults: ofGuide,
    } = await stage.playGuide(builtIn.product, guide.people, measuredMs);
    faults.push(...ofGuide.map((fault) => `the built-in guide: ${fault}`));
    figure({
      name: `the built-in guide, ${guide.people} people at once: turns`,
      unit: "a second",
      samples: [turnsPerSecond],
      target: { atLeast: guide.turnsPerSecond },
    });
    figure({ name: "processor time a turn of the guide", unit: "ms", samples: [processorMsPerTurn] });
  } finally {
    await builtIn.stop();
    stage.stop();
  }
  figure({
    name: "replies that failed or of which a sentence was missing",
    unit: "",
    samples: [faults.length],
    target: { atMost: 0 },
  });
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) note(`What failed or was missing: ${faults.slice(0, mostFaults).join(". ")}.`);
  note(
    `The product with the container's settings on PostgreSQL (not forced to the disk), the model server with a token every 50 ms for each reply, and the listeners are processes on one machine with ${availableParallelism()} processors. Each reply has 40 sentences in a chat of its own; begun one after the other, and followed by the next for ${measuredMs / 1000} s. Threads that were ready or ran, on average over the last minute of each level: ${loads.join(", ")}. Where these are many, times by the clock are those of a machine with other work, and processor time stands.`,
  );
}
