import { availableParallelism, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { flagsForMany } from "#scripts/server-command.ts";
import { startPostgres } from "#scripts/start-postgres.ts";
import { startProduct } from "../tests/e2e/support/product.ts";
import { quantile } from "./measure.ts";
import { processorMs } from "./process-cost.ts";
import type { Report } from "./report.ts";
import { againstEarlier, eachAgainstEarlier, type Measured } from "./soak-judgement.ts";
import { type Call, narrated, settle } from "./soak-life.ts";
import { type Held, lookAt, soakProbePreload } from "./soak-look.ts";
import { startStage, untilAtRest } from "./stream-stage.ts";

const minutes = Number(process.env.SOAK_MINUTES ?? 20);
/** A tenth of what one process carries: others may work on the machine, and what it lacks is not the product's. */
const streams = Number(process.env.SOAK_STREAMS ?? 15);
const people = 8;
const minuteMs = 60_000;
/** Connections that the product may hold, beside the one it is told by. */
const pool = 10;
/** What the last quarter may be of the second one. */
const target = { atMost: 1.05 };
const restWithinMs = 60_000;
const fixedEveryMs = 3000;
/** So many things that went wrong are told of on the page; all of them are printed. */
const mostFaults = 8;

/** One minute of it. */
interface Minute extends Held {
  /** Calls and turns that were begun, and what the product's process ran for them. */
  begun: number;
  processorMs: number;
  /** What a calculation that is always the same took of a processor: the machine itself. */
  fixedMs: number;
  load: number;
}

/** Twenty minutes of steady use: whether what it costs, holds and takes is at the end what it was before. */
export default async function soak({ figure, note }: Report): Promise<void> {
  const postgres = await startPostgres();
  const stage = await startStage();
  const product = await startProduct({
    flags: [...flagsForMany, "--expose-gc"],
    preload: soakProbePreload,
    env: {
      DATABASE_URL: postgres.url,
      DATABASE_POOL: String(pool),
      DAILY_CONVERSATION_LIMIT: "1000000",
      LLM_BASE_URL: stage.modelUrl,
      LLM_MODEL: "m",
    },
  });
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  try {
    await untilAtRest(product);
    const life = await settle(product.url, () => product.pid);
    await stage.come(product.url, people);
    const ending = new AbortController();
    const beganAt = performance.now();
    const living = Promise.all([stage.play(product, streams, minutes * minuteMs), life.goOn(ending.signal)]);
    const each: Minute[] = [];
    let { turnsBegun } = await lookAt(product, database);
    let ran = processorMs(product.pid);
    for (let minute = 1; minute <= minutes; minute++) {
      const called = life.calls.length;
      const fixed: number[] = [];
      for (const until = beganAt + minute * minuteMs; performance.now() < until; ) {
        fixed.push(fixedMs());
        await Promise.race([wait(Math.max(0, Math.min(fixedEveryMs, until - performance.now()))), living]);
      }
      const ranNow = processorMs(product.pid);
      const held = await lookAt(product, database);
      const begun = held.turnsBegun - turnsBegun + life.calls.length - called;
      const [load = 0] = loadavg();
      const one = { ...held, begun, processorMs: ranNow - ran, fixedMs: quantile(fixed, 0.5), load };
      console.log(rowOf(one, minute));
      each.push(one);
      turnsBegun = held.turnsBegun;
      // What the look itself cost belongs to no minute.
      ran = processorMs(product.pid);
    }
    ending.abort();
    const [level] = await living;
    const left = await leftAtRest(() => lookAt(product, database));
    const faults = [...life.faults, ...level.faults];
    for (const fault of faults) console.log(fault);
    const calls = life.calls.map((call) => ({ ...call, minute: Math.floor((call.at - beganAt) / minuteMs) }));
    judge(figure, each, calls);
    figure({ name: "pieces of the model's text", unit: "a second", samples: [level.eventsPerSecond] });
    figure({ name: "lag of a sentence", unit: "ms", samples: level.lagMs });
    figure({ name: "what failed", unit: "", samples: [faults.length], target: { atMost: 0 } });
    const stuck = { name: "turns, jobs, letters and parts of sound left over afterwards", unit: "" };
    figure({ ...stuck, samples: [left], target: { atMost: 0 } });
    note(pageOf(each));
    if (faults.length > 0) note(`What failed: ${faults.slice(0, mostFaults).join(". ")}.`);
    const narrations = calls.filter(({ kind }) => kind === narrated).length;
    note(
      `${minutes} minutes on PostgreSQL with the container's settings: ${streams} replies at once all the time, of 40 sentences with a token every 50 ms each (${level.replies} in all); beside them ${calls.length} calls of others at fixed times, among them ${narrations} replies narrated and heard to the end. "Times" is the last quarter of the minutes as a multiple of the second quarter's median; the first is for warming up. What is alive, and the memory that the process has, are taken at the end of each minute after a full collection. "Own" leaves out the time in which the product's main thread or the caller's was ready and no processor was free, for the machine, with ${availableParallelism()} processors, may have other work: then a time by the clock says nothing of the product, and processor time stands. The database's own waiting is in it, so it is told and not judged. "Fixed" is a calculation that is always the same, made every three seconds: what it takes of a processor is the machine with all who share its caches.`,
    );
  } finally {
    await database.end();
    await product.stop();
    await postgres.stop();
    stage.stop();
  }
}

type CallOfMinute = Call & { minute: number };

/** Each thing that may grow, at the end against before. */
function judge(figure: Report["figure"], each: readonly Minute[], calls: readonly CallOfMinute[]): void {
  const measured = (of: (minute: Minute) => number): Measured[] =>
    each.map((one, minute) => ({ minute, value: of(one) }));
  const times = (of: (minute: Minute) => number) => againstEarlier(measured(of), minutes);
  const row = (name: string, samples: number[], rest: object = {}) =>
    figure({ name: `${name}, times`, unit: "x", samples, target, ...rest });
  row(
    "alive after a collection",
    times(({ aliveMb }) => aliveMb),
  );
  row(
    "memory of the process then",
    times(({ residentMb }) => residentMb),
  );
  row(
    "open files and sockets",
    times(({ openFiles }) => openFiles),
  );
  row(
    "threads",
    times(({ threads }) => threads),
  );
  row("rows of what is under way", times(underWayOf));
  // A pool lets go of those that rest, and opens them again: they are as many as it may have, or fewer.
  const held = each.map(({ connections }) => connections);
  figure({
    name: "connections to the database, the most",
    unit: "",
    samples: held,
    target: { atMost: pool + 1, quantile: 1 },
  });
  row(
    "processor time a call, in fixed calculations",
    times((minute) => costOf(minute) / minute.fixedMs),
  );
  const unjudged = (name: string, samples: number[]) =>
    figure({ name: `${name}, times`, unit: "x", samples });
  unjudged("processor time a call", times(costOf));
  unjudged(
    "calls begun in a minute",
    times(({ begun }) => begun),
  );
  unjudged(
    "a fixed calculation",
    times((minute) => minute.fixedMs),
  );
  const short = calls.filter(({ kind }) => kind !== narrated);
  const by = (of: (call: Call) => number) =>
    eachAgainstEarlier(
      short.map((call) => ({ ...call, value: of(call) })),
      minutes,
    );
  unjudged(
    "own time of a call",
    by(({ ownMs }) => ownMs),
  );
  unjudged(
    "time of a call by the clock",
    by(({ clockMs }) => clockMs),
  );
  for (const [kind, ofKind] of Map.groupBy(short, (call) => call.kind))
    figure({ name: `${kind}, own`, unit: "ms", samples: ofKind.map(({ ownMs }) => ownMs) });
}

const underWayOf = ({ underWay }: Held): number =>
  Object.values(underWay).reduce((sum, count) => sum + count, 0);
const costOf = (minute: Minute): number => minute.processorMs / minute.begun;

/** The minutes as a table, as the page of figures has them. */
function pageOf(each: readonly Minute[]): string {
  const head =
    "minute | alive, MB | process, MB | open files | threads | connections | under way | calls | processor a call, ms | fixed, ms | load";
  const lines = each.map((one, minute) => rowOf(one, minute + 1));
  return [head, head.replaceAll(/[^|]+/g, " --- "), ...lines].map((line) => `| ${line.trim()} |`).join("\n");
}

function rowOf(one: Minute, minute: number): string {
  return [
    minute,
    one.aliveMb.toFixed(1),
    one.residentMb.toFixed(0),
    one.openFiles,
    one.threads,
    one.connections,
    underWayOf(one),
    one.begun,
    costOf(one).toFixed(1),
    one.fixedMs.toFixed(1),
    one.load.toFixed(1),
  ].join(" | ");
}

/** What is still under way once nobody does anything, after a patience. */
async function leftAtRest(look: () => Promise<Held>): Promise<number> {
  for (const beganAt = performance.now(); ; await wait(1000)) {
    const left = underWayOf(await look());
    if (left === 0 || performance.now() - beganAt > restWithinMs) return left;
  }
}

const fixedText = JSON.stringify(Array.from({ length: 2000 }, (_, at) => ({ at, text: `word ${at}` })));

/** Milliseconds of a processor for a calculation that is always the same. */
function fixedMs(): number {
  const before = process.threadCpuUsage();
  for (let count = 0; count < 10; count++) JSON.stringify(JSON.parse(fixedText));
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
