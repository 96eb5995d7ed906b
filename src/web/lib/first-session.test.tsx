import { expect, test, vi } from "vitest";
import { sendCall } from "./first-session.ts";

const call = (name: string) => new Request(`http://localhost/api/rpc/${name}`, { method: "POST" });

test("the first call for the session takes the answer that was asked for before the app came, and no later one does", async () => {
  const fetched = vi.fn(async () => new Response("asked now"));
  vi.stubGlobal("fetch", fetched);
  window.firstSession = Promise.resolve(new Response("asked before"));
  expect(await (await sendCall(call("chat/sessions"))).text()).toBe("asked now");
  expect(await (await sendCall(call("account/session"))).text()).toBe("asked before");
  expect(await (await sendCall(call("account/session"))).text()).toBe("asked now");
  expect(fetched).toHaveBeenCalledTimes(2);
});
