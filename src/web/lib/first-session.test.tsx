import { expect, test, vi } from "vitest";
import { createSender } from "./first-session.ts";

const call = (name: string) =>
  new Request(`http://localhost/api/rpc/${name}`, { method: "POST", body: "{}" });

test("the first call for the session goes as the page asked for it before the app came, and no other call does", async () => {
  const fetched = vi.fn(async (_request: Request) => new Response());
  vi.stubGlobal("fetch", fetched);
  const send = createSender();
  for (const name of ["chat/sessions", "account/session", "account/session"]) await send(call(name));
  expect(fetched.mock.calls.map(([{ method }]) => method)).toEqual(["POST", "GET", "POST"]);
});
