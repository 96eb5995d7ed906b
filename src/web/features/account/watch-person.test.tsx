import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { createApi } from "#web/lib/api.ts";
import type { TabNews } from "#web/lib/tabs.ts";
import { sessionOptions } from "./session-options.ts";
import { followPerson, watchPerson } from "./watch-person.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function setUp() {
  const api = createApi();
  const queryClient = new QueryClient();
  const tell = vi.fn<(news: TabNews) => void>();
  let hear: (news: TabNews) => void = () => {};
  const tabs = {
    tell,
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => {};
    },
  };
  watchPerson(api, queryClient, tabs);
  followPerson(api, queryClient, tabs);
  const { queryKey } = sessionOptions(api);
  const signIn = (id: string | null) =>
    queryClient.setQueryData(queryKey, {
      session:
        id === null ? null : { ...tokens, user: { id, email: "", full_name: "", email_verified: true } },
      agreed: true,
    });
  const keep = () => {
    localStorage.setItem("stillpoint:ada:draft", "unsent");
    sessionStorage.setItem("stillpoint:ada:open-chat", "chat-1");
    queryClient.setQueryData(["chats"], ["a chat of Ada's"]);
  };
  const kept = () => [localStorage.length, sessionStorage.length, queryClient.getQueryData(["chats"])];
  return {
    signIn,
    keep,
    kept,
    tell,
    hear: (news: TabNews) => hear(news),
    person: () => queryClient.getQueryData(queryKey),
  };
}

const tokens = {
  ...{
    access_token: "",
    refresh_token: "" as const,
    expires_at: 1,
    expires_in: 1,
    token_type: "bearer" as const,
  },
};

test("a session that ends takes the cache with it and leaves the draft to its own person", () => {
  const { signIn, keep, kept, tell } = setUp();
  signIn("ada");
  keep();
  signIn(null);
  expect(kept()).toEqual([1, 1, undefined]);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: "personChanged" });
  signIn("ada");
  expect(kept()).toEqual([1, 1, undefined]);
});

test("whoever signs in finds neither cache nor draft of another", () => {
  const { signIn, keep, kept } = setUp();
  signIn("ada");
  keep();
  signIn("ben");
  expect(kept()).toEqual([0, 0, undefined]);
});

test("a session that is only renewed keeps everything and tells nobody", () => {
  const { signIn, keep, kept, tell } = setUp();
  signIn("ada");
  keep();
  signIn("ada");
  expect(kept()).toEqual([1, 1, ["a chat of Ada's"]]);
  expect(tell).not.toHaveBeenCalled();
});

test("a sign-out in another tab signs out here and leaves nothing", () => {
  const { signIn, keep, kept, hear, person } = setUp();
  signIn("ada");
  keep();
  hear({ type: "signedOut" });
  expect(person()).toEqual({ session: null, agreed: false });
  expect(kept()).toEqual([0, 0, undefined]);
});
