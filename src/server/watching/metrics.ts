import type { Logger } from "pino";
import type { OnModelCall } from "#server/coach/model/model-call.ts";
import type { Database } from "#server/db/database.ts";
import { type Backlog, countBacklog } from "./backlog-store.ts";

/** Told by whoever runs turns: that one began, when its first words came, and how it ended. */
export interface TurnWatch {
  began(): void;
  firstText(seconds: number): void;
  ended(status: "done" | "stopped" | "failed" | "unsaved", told: EndOfTurn): void;
}

/** What a turn took, from the start of its work. */
interface EndOfTurn {
  turnId: string;
  seconds: number;
  /** Until its first words; nothing where none came. */
  firstTextSeconds: number | undefined;
}

/** A request and its answer. A route is named as it is written in the code, without ids. */
interface Answered {
  method: string;
  route: string;
  status: number;
  seconds: number;
  requestId: string;
  /** The caller's `traceparent`. */
  within: string | undefined;
}

/** What is counted of this process for whoever watches it: numbers and causes, never anybody's id or words. */
export interface Metrics {
  request(told: Answered): void;
  readonly turns: TurnWatch;
  readonly ofModel: OnModelCall;
  ofSpeech(call: { provider: string; fault: string | undefined; spokenMs: number }): void;
  /** Everything as Prometheus reads it, and the type to send it with. */
  read(): Promise<{ text: string; type: string }>;
}

const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const firstTextSeconds = [0.03, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 60];

/**
 * Counts in prom-client, which is loaded only here. What waits in the database is looked up whenever somebody reads; while
 * the database is away those numbers are left out, and `stillpoint_database_up` is 0.
 */
export async function createMetrics(needs: {
  db: Database;
  clock: () => Date;
  log: Logger;
}): Promise<Metrics> {
  const { db, clock, log } = needs;
  const { Registry, Counter, Gauge, Histogram, collectDefaultMetrics } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "stillpoint_http_request_seconds",
    help: "Time until a request's answer began, by method and status",
    labelNames: ["method", "status"],
    buckets: requestSeconds,
    registers,
  });
  const turnsRunning = new Gauge({
    name: "stillpoint_turns_running",
    help: "Replies and meditations that this process is writing",
    registers,
  });
  const turnsEnded = new Counter({
    name: "stillpoint_turns_total",
    help: "Replies and meditations that ended here, by how they ended",
    labelNames: ["status"],
    registers,
  });
  const firstText = new Histogram({
    name: "stillpoint_turn_first_text_seconds",
    help: "Time from the start of a turn's work until its first words",
    buckets: firstTextSeconds,
    registers,
  });
  const calls = new Counter({
    name: "stillpoint_provider_calls_total",
    help: "Calls of models and voices, by what became of them: ok, or the fault",
    labelNames: ["provider", "outcome"],
    registers,
  });
  const tokens = new Counter({
    name: "stillpoint_model_tokens_total",
    help: "Tokens that models read (in) and wrote (out)",
    labelNames: ["provider", "direction"],
    registers,
  });
  const spoken = new Counter({
    name: "stillpoint_spoken_seconds_total",
    help: "Seconds of speech that voices made",
    labelNames: ["provider"],
    registers,
  });
  const connections = new Gauge({
    name: "stillpoint_database_connections",
    help: "Connections of this process to the database: open, idle, and how many wait for one",
    labelNames: ["state"],
    registers,
  });
  const databaseUp = new Gauge({
    name: "stillpoint_database_up",
    help: "1 while the database answers",
    registers,
  });
  const waiting = new Gauge({
    name: "stillpoint_backlog",
    help: "What waits or is overdue in the database, everybody's together",
    labelNames: ["of"],
    registers,
  });

  const countWaiting = async (): Promise<Backlog | undefined> => {
    try {
      return await db.asWorker((tx) => countBacklog(tx, clock()));
    } catch (error) {
      log.warn({ err: error }, "what waits could not be counted");
      return undefined;
    }
  };

  return {
    request: ({ method, status, seconds }) => requests.observe({ method, status }, seconds),
    turns: {
      began: () => turnsRunning.inc(),
      firstText: (seconds) => firstText.observe(seconds),
      ended: (status) => {
        turnsRunning.dec();
        turnsEnded.inc({ status });
      },
    },
    ofModel: ({ provider, model, fault, tokensIn, tokensOut }) => {
      const name = `${model} at ${provider}`;
      calls.inc({ provider: name, outcome: fault ?? "ok" });
      tokens.inc({ provider: name, direction: "in" }, tokensIn);
      tokens.inc({ provider: name, direction: "out" }, tokensOut);
    },
    ofSpeech: ({ provider, fault, spokenMs }) => {
      calls.inc({ provider, outcome: fault ?? "ok" });
      spoken.inc({ provider }, spokenMs / 1000);
    },
    read: async () => {
      const backlog = await countWaiting();
      databaseUp.set(backlog ? 1 : 0);
      const { open, idle, waiting: inLine } = db.connections();
      connections.set({ state: "open" }, open);
      connections.set({ state: "idle" }, idle);
      connections.set({ state: "waiting" }, inLine);
      waiting.reset();
      if (backlog) {
        waiting.set({ of: "jobs_queued" }, backlog.jobsQueued);
        waiting.set({ of: "jobs_running" }, backlog.jobsRunning);
        waiting.set({ of: "emails_waiting" }, backlog.emailsWaiting);
        waiting.set({ of: "emails_failing" }, backlog.emailsFailing);
        waiting.set({ of: "erasures_due" }, backlog.erasuresDue);
      }
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
