import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("a thread that never comes back is ended, and what it was at is named", async () => {
  const path = fileURLToPath(new URL("./hold-thread.ts", import.meta.url));
  const child = spawn(process.execPath, [path, "POST /api/planted"], { stdio: ["ignore", "ignore", "pipe"] });
  const [said, [, signal]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(said).toContain("no end of POST /api/planted\n");
  expect(signal).toBe("SIGKILL");
}, 240_000);
