import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
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

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => session(`${name} ${at}`, at + 1));

function stubSearch(answer: (input: { words?: string; after?: string }) => unknown) {
  const asked: { words?: string; after?: string }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async (request: Request) => {
    const data = new URL(request.url).searchParams.get("data");
    const text = data ?? (await request.text());
    const { json = {} } = text ? JSON.parse(text) : {};
    asked.push(json);
    return Response.json({ json: answer(json) });
  });
  return asked;
}

test("beyond the latest chats the older ones come after them", async () => {
  const listed = many(20, "Latest");
  const asked = stubSearch(() => ({ chats: many(3, "Older"), hasMore: false }));
  setUp(listed);
  expect(await screen.findByText("Older 2")).toBeTruthy();
  expect(asked.at(-1)?.after).toBe(listed.at(-1)?.id);
  expect(screen.getByText("Latest 0")).toBeTruthy();
  vi.unstubAllGlobals();
});

test("chats are found by words, shown with where they stand, and nothing found is said", async () => {
  const letter = { ...session("About today", 400), excerpt: "… the rejection letter came …" };
  stubSearch(({ words }) => ({ chats: words === "letter" ? [letter] : [], hasMore: false }));
  setUp(many(6, "Latest"));
  const field = screen.getByRole("searchbox", { name: "Search chats" });
  fireEvent.change(field, { target: { value: "letter" } });
  expect(await screen.findByText(letter.excerpt)).toBeTruthy();
  expect(screen.queryByText("Latest 0")).toBeNull();
  fireEvent.change(field, { target: { value: "xylophone" } });
  expect(await screen.findByText("Nothing found for “xylophone”")).toBeTruthy();
  fireEvent.change(field, { target: { value: "" } });
  await waitFor(() => expect(screen.getByText("Latest 0")).toBeTruthy());
  vi.unstubAllGlobals();
});

test("a chat is renamed in a dialog that begins with its name", async () => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  const chat = session("I cannot sleep", 3);
  const asked = stubSearch((input) => ("title" in input ? chat : [chat]));
  setUp([chat]);
  fireEvent.click(screen.getByTitle("Rename chat"));
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  expect(name.value).toBe("I cannot sleep");
  fireEvent.change(name, { target: { value: "The nights" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked).toContainEqual({ sessionId: chat.id, title: "The nights" }));
  vi.unstubAllGlobals();
});
