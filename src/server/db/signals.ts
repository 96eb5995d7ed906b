import { Client } from "pg";
import type { Logger } from "pino";
import { createWakeUp, type WakeUp } from "#server/wake-up.ts";
import { restAsVisitor } from "./roles.ts";

/**
 * What the processes on one database tell each other: that something changed, never what. Rows are the truth; a signal that
 * is lost costs a moment, for whoever waits for one looks again by itself.
 */
export interface Signals {
  /** Whether another process can be there at all. */
  readonly isShared: boolean;
  /** Tells every process, this one included. Call it after the commit. */
  tell(topic: string): void;
  /** Resolves when a topic is told, or the signal aborts, or after a while in which it may have been missed. */
  next(topic: string, signal?: AbortSignal): Promise<void>;
  /** Hears every topic that begins so; given is the rest of it. */
  hear(prefix: string, listener: (rest: string) => void): void;
  close(): Promise<void>;
}

const channel = "stillpoint";
const lookAgainMs = 2000;
const reconnectMs = 1000;
/** Whoever says nothing for so long will not answer any more. */
const silentMs = 10_000;

/** Tells and hears within this process: with an embedded database there is no other. */
export function createLocalSignals(): Signals {
  const { signals } = createHall();
  return { ...signals, isShared: false, tell: signals.tell, close: async () => {} };
}

/**
 * Tells and hears by PostgreSQL's LISTEN and NOTIFY, on a connection of its own. While it is away nothing is told to others,
 * and when it is back everybody looks again. `onConnected` is done on each such connection before anything is heard.
 */
export async function listenForSignals(
  url: string,
  log: Logger,
  onConnected?: (client: Client) => Promise<void>,
): Promise<Signals> {
  const { signals, wakeEverybody } = createHall();
  let client: Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const mine = new Client({
      connectionString: url,
      connectionTimeoutMillis: silentMs,
      query_timeout: silentMs,
    });
    let isGone = false;
    const lose = (error?: Error) => {
      if (isGone) return;
      isGone = true;
      client = undefined;
      if (isClosed) return;
      log.warn({ err: error }, "other processes cannot be heard for a moment");
      timer = setTimeout(() => void connect(), reconnectMs).unref();
    };
    mine.on("error", lose);
    mine.on("end", () => lose());
    mine.on("notification", ({ payload }) => payload && signals.tell(payload));
    try {
      await mine.connect();
      await restAsVisitor(mine);
      await onConnected?.(mine);
      await mine.query(`listen ${channel}`);
      client = mine;
      wakeEverybody();
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
      mine.end().catch(() => undefined);
    }
  };
  await connect();
  return {
    ...signals,
    isShared: true,
    tell: (topic) => {
      // What one tells, one hears oneself by the same way, after those who were told before.
      if (!client) return signals.tell(topic);
      const asked = client;
      asked.query("select pg_notify($1, $2)", [channel, topic]).catch((error: unknown) => {
        log.warn({ err: error }, "other processes could not be told");
        signals.tell(topic);
        // What waits behind it waits for nothing; its end brings a new connection.
        asked.end().catch(() => undefined);
      });
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Those who wait in this process. */
function createHall() {
  const waiting = new Map<string, { wakeUp: WakeUp; count: number }>();
  const listeners: { prefix: string; listener: (rest: string) => void }[] = [];
  const signals = {
    tell: (topic: string) => {
      for (const { prefix, listener } of listeners)
        if (topic.startsWith(prefix)) listener(topic.slice(prefix.length));
      waiting.get(topic)?.wakeUp.all();
    },
    next: async (topic: string, signal?: AbortSignal) => {
      const place = waiting.get(topic) ?? { wakeUp: createWakeUp(), count: 0 };
      place.count += 1;
      waiting.set(topic, place);
      const late = AbortSignal.timeout(lookAgainMs);
      await place.wakeUp.next(signal ? AbortSignal.any([signal, late]) : late);
      place.count -= 1;
      if (place.count === 0 && waiting.get(topic) === place) waiting.delete(topic);
    },
    hear: (prefix: string, listener: (rest: string) => void) => void listeners.push({ prefix, listener }),
  };
  const wakeEverybody = () => {
    for (const { wakeUp } of [...waiting.values()]) wakeUp.all();
  };
  return { signals, wakeEverybody };
}
