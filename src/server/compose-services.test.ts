import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { composeServices } from "./compose-services.ts";
import { readEnv } from "./settings/env.ts";
import { freshDatabase } from "./testing/test-database.ts";

test("building the services sets no clock going, also where everything that watches is switched on", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-test-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const url = await freshDatabase(dataDir, { hasLibrary: true });
  const watching = {
    METRICS_TOKEN: "a token of this test's",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
  };
  const settings = { DATA_DIR: dataDir, ...watching, ...(url ? { DATABASE_URL: url } : {}) };
  const ticking = vi.spyOn(globalThis, "setInterval");
  const services = await composeServices(
    readEnv(settings, join(dataDir, "none.env")),
    pino({ level: "silent" }),
  );
  onTestFinished(() => services.close());
  expect(ticking.mock.calls.map(([work]) => String(work))).toEqual([]);
});
