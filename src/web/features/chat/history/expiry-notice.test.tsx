import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { expiringOptions } from "#web/features/chat/queries.ts";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { ExpiryNotice } from "./expiry-notice.tsx";

const expiresAt = "2026-12-05T12:00:00.000Z";

function draw(titles: string[]) {
  const api = createApi();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const chats = titles.map((title, index) => ({ id: `chat-${index}`, title, expiresAt }));
  queryClient.setQueryData(expiringOptions(api).queryKey, chats);
  const onOpen = vi.fn();
  render(
    <ApiProvider value={api}>
      <QueryClientProvider client={queryClient}>
        <ExpiryNotice onOpen={onOpen} exportLink={<a href="/api/export">Export my data</a>} />
      </QueryClientProvider>
    </ApiProvider>,
  );
  return onOpen;
}

/** Answers the calls of the page and keeps what was sent. */
function listen(): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(await request.clone().text());
    return Response.json({ json: { seen: true } });
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const region = () => screen.queryByRole("region", { name: "Chats that will expire" });

test("it names each chat with its day, opens it, and offers the export", () => {
  const onOpen = draw(["A row with my manager", "My father"]);
  expect(region()?.textContent).toContain(`My father on ${dayOf(expiresAt)}`);
  expect(screen.getByRole("link", { name: "Export my data" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "My father" }));
  expect(onOpen).toHaveBeenCalledWith("chat-1");
});

test("many chats are named up to a few, and counted", () => {
  draw(["one", "two", "three", "four", "five", "six", "seven"]);
  expect(screen.getAllByRole("button", { name: /^(one|two|three|four|five|six|seven)$/ })).toHaveLength(5);
  expect(screen.getByText("and 2 more")).toBeTruthy();
});

test("the chats it names count as seen, once the page can be seen, and those it does not name do not", async () => {
  const sent = listen();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  draw(["one", "two", "three", "four", "five", "six"]);
  expect(sent).toEqual([]);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(sent).toHaveLength(1), patiently);
  expect(JSON.parse(sent[0] ?? "")).toEqual({
    json: { sessionIds: ["chat-0", "chat-1", "chat-2", "chat-3", "chat-4"] },
  });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toHaveLength(1);
  visibility.mockRestore();
});

test("it says nothing while no chat will expire, and can be hidden", () => {
  draw([]);
  expect(region()).toBeNull();
  draw(["one"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide for now" }));
  expect(region()).toBeNull();
});
