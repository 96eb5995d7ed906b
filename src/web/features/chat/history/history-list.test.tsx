import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "#web/app/query-client.ts";
import { sessionsOptions } from "#web/features/chat/queries.ts";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { HistoryList } from "./history-list.tsx";

const session = (title: string, hoursAgo: number) => {
  const moment = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  return { id: crypto.randomUUID(), title, createdAt: moment, updatedAt: moment };
};

function setUp(sessions?: ReturnType<typeof session>[]) {
  const api = createApi();
  const queryClient = createQueryClient();
  if (sessions) queryClient.setQueryData(sessionsOptions(api).queryKey, sessions);
  const onOpen = vi.fn();
  render(
    <ApiProvider value={api}>
      <QueryClientProvider client={queryClient}>
        <HistoryList openId={null} onOpen={onOpen} />
      </QueryClientProvider>
    </ApiProvider>,
  );
  return { onOpen };
}

test("the history reads 'Loading...' until it is there, and 'No chat history yet' when it is empty", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  setUp();
  expect(screen.getByText("Loading...")).toBeTruthy();
  setUp([]);
  expect(screen.getByText("No chat history yet")).toBeTruthy();
  vi.unstubAllGlobals();
});

test("an entry has its title and its age, opens its chat, and asks before it is deleted", () => {
  const chats = [session("My boss shouted at me", 1), session("I cannot sleep", 400)];
  const { onOpen } = setUp(chats);
  expect(screen.getAllByTitle("Delete chat")).toHaveLength(2);
  const [today, older] = screen.getAllByRole("time");
  expect(today?.textContent).toMatch(/^\d{1,2}:\d{2}/);
  expect(older?.textContent).toMatch(/[A-Z][a-z]{2} \d{1,2}|\d{1,2} [A-Z][a-z]{2}/);
  fireEvent.click(screen.getByText("I cannot sleep"));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(chats[1]?.id);
  fireEvent.click(screen.getAllByTitle("Delete chat")[0] ?? document.body);
  expect(screen.getByText("Are you sure you want to delete this chat?")).toBeTruthy();
  expect(onOpen).toHaveBeenCalledOnce();
});

test("chats that cannot be loaded are not told as none, and can be asked for again", async () => {
  let isBack = false;
  const chat = session("I cannot sleep", 3);
  vi.stubGlobal("fetch", async () =>
    isBack ? Response.json({ json: [chat] }) : Response.json({ json: {} }, { status: 400 }),
  );
  setUp();
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText("No chat history yet")).toBeNull();
  isBack = true;
  fireEvent.click(again);
  expect(await screen.findByText("I cannot sleep")).toBeTruthy();
  vi.unstubAllGlobals();
});
