import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import type { Session } from "#shared/account/account.ts";
import { createApi } from "#web/lib/api.ts";
import { createTabs } from "#web/lib/browser/tabs.ts";
import { createSessionEvents, eventsBetween, type SessionEvent } from "./session-events.ts";
import { isRetryable, refreshAfterMs, sessionOptions } from "./session-query.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function sessionOf(id: string, token = "token-1", name = "Ada"): Session {
  const user = { id, email: `${id}@stillpoint.example`, full_name: name, email_verified: true };
  return {
    access_token: token,
    refresh_token: "",
    expires_at: 0,
    expires_in: 300,
    token_type: "bearer",
    user,
  };
}

/** One tab: its cache, what its session call answers, and the events it told. */
function openTab(channelName: string = crypto.randomUUID(), answerWith?: () => Promise<Response>) {
  const fetched = vi.fn(answerWith);
  vi.stubGlobal("fetch", fetched);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  const api = createApi();
  const events = createSessionEvents({ api, queryClient, tabs: createTabs(channelName) });
  const told: SessionEvent[] = [];
  events.subscribe((event) => told.push(event));
  stops.push(events.watch());
  const options = sessionOptions(api);
  const answer = (session: Session | null) =>
    queryClient.setQueryData(options.queryKey, { session, agreed: true });
  const ask = () => queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => null);
  const observe = () =>
    new QueryObserver(queryClient, { ...options, refetchInterval: false }).subscribe(() => {});
  const holds = () => queryClient.getQueryData(options.queryKey)?.session ?? null;
  return { fetched, events, told, names: () => told.map(({ name }) => name), answer, ask, holds, observe };
}

test("the first answer is INITIAL_SESSION, whoever is there", () => {
  expect(eventsBetween(undefined, null)).toEqual([{ name: "INITIAL_SESSION", session: null }]);
  const ada = sessionOf("ada");
  expect(eventsBetween(undefined, ada)).toEqual([{ name: "INITIAL_SESSION", session: ada }]);
});

test("the answers tell SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED and SIGNED_OUT as they happen, each once", () => {
  const { answer, names, told } = openTab();
  answer(null);
  answer(sessionOf("ada"));
  answer(sessionOf("ada", "token-2"));
  answer(sessionOf("ada", "token-2", "Ada Quiet"));
  answer(sessionOf("ada", "token-2", "Ada Quiet"));
  answer(null);
  expect(names()).toEqual(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "SIGNED_OUT"]);
  expect(told.at(-1)).toMatchObject({ session: null, reason: "ended" });
});

test("a recovery link and a changed password are told by who knows of them", () => {
  const { events, names } = openTab();
  events.tell("PASSWORD_RECOVERY");
  events.tell("USER_UPDATED");
  expect(names()).toEqual(["PASSWORD_RECOVERY", "USER_UPDATED"]);
});

test("another person in the same browser ends the session before, so that nothing of it stays", () => {
  const grace = sessionOf("grace");
  expect(eventsBetween(sessionOf("ada"), grace)).toEqual([
    { name: "SIGNED_OUT", session: null, reason: "replaced", userId: "ada" },
    { name: "SIGNED_IN", session: grace },
  ]);
});

test("a sign-out in one tab signs out the others, and they do not pass it on", async () => {
  const name = crypto.randomUUID();
  const [here, there] = [openTab(name), openTab(name)];
  for (const tab of [here, there]) tab.answer(sessionOf("ada"));
  here.events.end("here");
  expect(here.told.at(-1)).toMatchObject({ name: "SIGNED_OUT", reason: "here" });
  await vi.waitFor(
    () => expect(there.told.at(-1)).toMatchObject({ name: "SIGNED_OUT", reason: "elsewhere" }),
    patiently,
  );
  expect(here.names().filter((each) => each === "SIGNED_OUT")).toHaveLength(1);
});

test("a session that ended by itself stays a matter of its own tab", async () => {
  const name = crypto.randomUUID();
  const [here, there] = [openTab(name), openTab(name)];
  for (const tab of [here, there]) tab.answer(sessionOf("ada"));
  const heard: string[] = [];
  createTabs(name).listen(({ type }) => heard.push(type));
  here.events.end("ended");
  createTabs(name).tell({ type: "chatChanged" });
  await vi.waitFor(() => expect(heard).toContain("chatChanged"), patiently);
  expect(heard).toEqual(["chatChanged"]);
  expect(there.holds()?.user.id).toBe("ada");
});

test.each([502, 503, 504])(
  "a refresh that fails with %i is tried again and keeps the session",
  async (status) => {
    const { fetched, answer, ask, names, holds } = openTab(
      "refresh",
      async () => new Response("{}", { status }),
    );
    answer(sessionOf("ada"));
    await ask();
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(holds()?.user.id).toBe("ada");
    expect(names()).toEqual(["INITIAL_SESSION"]);
  },
);

test("a refresh without a network is tried again and keeps the session", async () => {
  const { fetched, answer, ask, holds } = openTab("refresh", () =>
    Promise.reject(new TypeError("Failed to fetch")),
  );
  answer(sessionOf("ada"));
  await ask();
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(holds()?.user.id).toBe("ada");
});

test.each([400, 401, 403, 500])(
  "a refresh that fails with %i is final and removes the session",
  async (status) => {
    const { fetched, answer, ask, names, holds } = openTab(
      "refresh",
      async () => new Response("{}", { status }),
    );
    answer(sessionOf("ada"));
    await ask();
    expect(fetched).toHaveBeenCalledOnce();
    expect(holds()).toBeNull();
    expect(names()).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
  },
);

test("the access token is renewed half a minute before it ends, a visitor is left alone", () => {
  expect(refreshAfterMs(300, false)).toBe(270_000);
  expect(refreshAfterMs(300, true)).toBe(30_000);
  expect(refreshAfterMs(10, false)).toBe(1000);
  expect(refreshAfterMs(undefined, false)).toBe(false);
  expect(isRetryable(new TypeError("Failed to fetch"))).toBe(true);
});

test("who signs in is told to the other tabs, which ask again who is there", async () => {
  const name = crypto.randomUUID();
  const answer = async () => Response.json({ json: { session: sessionOf("grace"), agreed: true } });
  const [here, there] = [openTab(name), openTab(name, answer)];
  there.answer(sessionOf("ada"));
  const watching = there.observe();
  here.answer(null);
  here.answer(sessionOf("grace"));
  await vi.waitFor(() => expect(there.holds()?.user.id).toBe("grace"), patiently);
  watching();
});
