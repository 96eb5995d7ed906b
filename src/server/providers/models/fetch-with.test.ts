import { expect, test } from "vitest";
import { fetchWith } from "./fetch-with.ts";

test("parameters are set in the body of every call, and those given as null are taken out", async () => {
  const bodies: unknown[] = [];
  const through: typeof fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return new Response();
  };
  const changing = fetchWith({ top_p: 0.9, stream_options: null }, through);
  await changing("http://localhost", { method: "POST", body: '{"model":"m","stream_options":{"a":1}}' });
  expect(bodies).toEqual([{ model: "m", top_p: 0.9 }]);
});

test("without parameters nothing stands between", () => {
  expect(fetchWith(undefined, fetch)).toBe(fetch);
  expect(fetchWith({}, fetch)).toBe(fetch);
});
