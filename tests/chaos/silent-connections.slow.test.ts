import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import type { Database } from "#server/db/database.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import { openPostgres } from "#server/db/open-database.ts";
import { layWire, type TcpWire } from "./tcp-wire.ts";

const connections = 5;

let postgres: RunningPostgres;
let wire: TcpWire;
let db: Database;

beforeAll(async () => {
  if (!process.env.POSTGRES_BIN) return;
  postgres = await startPostgres();
  const address = new URL(postgres.url);
  const { port } = address;
  wire = await layWire(() => [Number(port)]);
  address.port = String(wire.port);
  const silence = { beginMs: 1000, statementMs: 2000 };
  db = await openPostgres(address.href, pino({ level: "silent" }), { connections, silence });
});

afterAll(async () => {
  await db?.close();
  await wire?.close();
  await postgres?.stop();
});

/** Opens every connection there may be, and leaves them idle. */
async function fillPool(): Promise<void> {
  const all = Promise.withResolvers<void>();
  let begun = 0;
  const one = () =>
    db.asWorker(async () => {
      begun += 1;
      if (begun === connections) all.resolve();
      await all.promise;
    });
  await Promise.all(Array.from({ length: connections }, one));
}

test.runIf(process.env.POSTGRES_BIN)(
  "connections that fall silent without an end are given up, those that rest and those in a transaction",
  async () => {
    await fillPool();
    const amidst = db.asWorker(async (tx) => {
      wire.lose();
      await tx.execute("select 1");
    });
    await expect(amidst).rejects.toThrow(DatabaseUnreachable);
    await vi.waitFor(() => db.asWorker((tx) => tx.execute("select 1")), patiently);
    await vi.waitFor(fillPool, patiently);
  },
);
