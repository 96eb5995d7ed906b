import { Hono } from "hono";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { warnOfProxy } from "./warn-of-proxy.ts";

test("a proxy that nobody named is warned of once", async () => {
  const warn = vi.fn();
  const handle = warnOfProxy(undefined, Object.assign(pino({ level: "silent" }), { warn }));
  const app = new Hono().use(handle).get("/", (c) => c.text("ok"));
  await app.request("/");
  expect(warn).not.toHaveBeenCalled();
  for (const _ of [1, 2]) await app.request("/", { headers: { "x-forwarded-for": "198.51.100.1" } });
  expect(warn).toHaveBeenCalledOnce();
});
