import { QueryClient } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import {
  essentialOnly,
  everything,
  isUnsaved,
  readLocalChoice,
  writeLocalChoice,
} from "./consent-storage.ts";
import { useCookieChoice } from "./use-cookie-choice.ts";

beforeEach(() => localStorage.clear());

function choosing(userId: string | null) {
  const api = createApi();
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  return renderHook(() => useCookieChoice(userId), {
    wrapper: ({ children }) => (
      <AppAround api={api} queryClient={queryClient}>
        {children}
      </AppAround>
    ),
  }).result;
}

test("a visitor's choice is kept in this browser, with its moment", () => {
  const choice = choosing(null);
  expect(choice.current).toMatchObject({ isKnown: true, preferences: null });
  act(() => choice.current.choose(essentialOnly));
  expect(choice.current.preferences).toEqual(essentialOnly);
  expect(readLocalChoice()).toEqual(essentialOnly);
  expect(localStorage.getItem("cookie-consent-date")).not.toBeNull();
});

test("what a person chose in their profile holds before what this browser keeps", async () => {
  writeLocalChoice(everything);
  answerCalls({ "account/cookiePreferences": () => ({ preferences: essentialOnly }) });
  const choice = choosing("ada");
  await waitFor(() => expect(choice.current.isKnown).toBe(true));
  expect(choice.current.preferences).toEqual(essentialOnly);
});

test("a person's choice is saved in the profile, and not beside it", async () => {
  const heard = answerCalls({
    "account/cookiePreferences": () => ({ preferences: null }),
    "account/changeCookiePreferences": (preferences) => ({ preferences }),
  });
  const choice = choosing("ada");
  await waitFor(() => expect(choice.current.isKnown).toBe(true));
  act(() => choice.current.choose(essentialOnly));
  await waitFor(() => expect(choice.current.preferences).toEqual(essentialOnly));
  await waitFor(() => expect(heard.map(({ name }) => name)).toContain("account/changeCookiePreferences"));
  expect(readLocalChoice()).toBeNull();
});

test("a choice that cannot be saved is kept in this browser, and is saved on the next visit", async () => {
  answerCalls({
    "account/cookiePreferences": () => ({ preferences: null }),
    "account/changeCookiePreferences": () => new Response("", { status: 503 }),
  });
  const choice = choosing("ada");
  await waitFor(() => expect(choice.current.isKnown).toBe(true));
  act(() => choice.current.choose(essentialOnly));
  await waitFor(() => expect(isUnsaved("ada")).toBe(true));
  expect(readLocalChoice()).toEqual(essentialOnly);
  expect(choice.current.preferences).toEqual(essentialOnly);

  const heard = answerCalls({ "account/changeCookiePreferences": (preferences) => ({ preferences }) });
  const later = choosing("ada");
  expect(later.current.preferences).toEqual(essentialOnly);
  await waitFor(() => expect(isUnsaved("ada")).toBe(false));
  expect(heard[0]).toEqual({ name: "account/changeCookiePreferences", input: essentialOnly });
});
