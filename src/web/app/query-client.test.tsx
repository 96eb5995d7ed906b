import { ORPCError } from "@orpc/client";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient, hearFocus, knowLine, retryDelay } from "./query-client.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a query that cannot be reached is asked three times more, a mutation never", async () => {
  const client = createQueryClient();
  const ask = vi.fn(() => Promise.reject(new TypeError("no network")));
  const asked = client.fetchQuery({
    queryKey: ["chats"],
    queryFn: ask,
    ...client.getDefaultOptions().queries,
  });
  const outcome = expect(asked).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(600_000);
  await outcome;
  expect(ask).toHaveBeenCalledTimes(4);

  const change = vi.fn(() => Promise.reject(new TypeError("no network")));
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: change, ...client.getDefaultOptions().mutations });
  const changed = expect(mutation.execute(undefined)).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(600_000);
  await changed;
  expect(change).toHaveBeenCalledOnce();
});

test("a refusal is not asked again", async () => {
  const client = createQueryClient();
  const ask = vi.fn(() => Promise.reject(new ORPCError("NOT_FOUND", { status: 404 })));
  const asked = client.fetchQuery({
    queryKey: ["chat"],
    queryFn: ask,
    ...client.getDefaultOptions().queries,
  });
  const outcome = expect(asked).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(600_000);
  await outcome;
  expect(ask).toHaveBeenCalledOnce();
});

test("the wait before asking again doubles and ends at thirty seconds", () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(createQueryClient().getDefaultOptions().queries?.retryDelay).toBe(retryDelay);
});

test("what nobody looks at any more is forgotten after five minutes", async () => {
  const client = createQueryClient();
  const look = new QueryObserver(client, { queryKey: ["chats"], queryFn: async () => ["a chat"] }).subscribe(
    () => {},
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(client.getQueryData(["chats"])).toEqual(["a chat"]);
  look();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(["chats"])).toEqual(["a chat"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(client.getQueryData(["chats"])).toBeUndefined();
});

test("what is shown is asked for again when the window is chosen", async () => {
  hearFocus();
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn(async () => ["a chat"]);
  const options = { queryKey: ["chats"], queryFn: ask, refetchOnWindowFocus: "always" as const };
  const leave = new QueryObserver(client, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledTimes(2);
  leave();
  client.unmount();
});

test("a page that was opened without a line asks again when there is one", async () => {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  knowLine();
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn(async () => "who is here");
  const leave = new QueryObserver(client, { queryKey: ["session"], queryFn: ask, staleTime: 0 }).subscribe(
    () => {},
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledOnce();
  line.mockRestore();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledTimes(2);
  leave();
  client.unmount();
});

test("without a line nobody waits: a question fails at once, and a change is refused and never made later", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const client = createQueryClient();
  const refuse = vi.fn(() => Promise.reject(new TypeError("no network")));
  const asked = client.fetchQuery({
    queryKey: ["x"],
    queryFn: refuse,
    ...client.getDefaultOptions().queries,
  });
  await expect(asked).rejects.toThrow("no network");
  const options = { mutationFn: refuse, ...client.getDefaultOptions().mutations };
  const change = client.getMutationCache().build(client, options);
  await expect(change.execute(undefined)).rejects.toThrow("no network");
  expect(refuse).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refuse).toHaveBeenCalledTimes(2);
});
