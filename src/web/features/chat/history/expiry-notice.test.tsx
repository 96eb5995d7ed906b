import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

test("it says nothing while no chat will expire, and can be hidden", () => {
  draw([]);
  expect(region()).toBeNull();
  draw(["one"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide for now" }));
  expect(region()).toBeNull();
});
