import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MessageFile } from "#shared/chat/files.ts";
import { errorText } from "#shared/contract/errors.ts";
import { limits } from "#shared/limits/limits.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { useFile } from "./use-file.ts";

const raised: string[] = [];
const read: MessageFile = { name: "day.csv", type: "csv", text: "a table of days", heart: null };

let stopHearing = () => {};

beforeEach(() => {
  raised.length = 0;
  stopHearing = onToast(({ text }) => raised.push(text));
  vi.stubGlobal("fetch", vi.fn());
});
afterEach(() => {
  stopHearing();
  vi.unstubAllGlobals();
});

function answer(status: number, body: unknown): void {
  vi.mocked(fetch).mockResolvedValueOnce(Response.json(body, { status }));
}

function setUp(isHeartMode = false) {
  const client = createQueryClient();
  const api = createApi();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiProvider>
  );
  return renderHook(() => useFile(isHeartMode), { wrapper }).result;
}

const file = (bytes = 10, type = "text/csv") => {
  const made = new File(["x"], "day.csv", { type });
  Object.defineProperty(made, "size", { value: bytes });
  return made;
};

test("a file is read with the specification's words, handed over once, and put back when its message is refused", async () => {
  const given = setUp();
  answer(200, read);
  act(() => given.current.choose(file()));
  await waitFor(() => expect(given.current.ready).toEqual(read));
  expect(raised).toEqual(["Processing file...", "Text extracted successfully!"]);
  let taken: MessageFile | null = null;
  act(() => {
    taken = given.current.take();
  });
  expect([taken, given.current.ready]).toEqual([read, null]);
  act(() => given.current.putBack(taken));
  expect(given.current.ready).toEqual(read);
  act(() => given.current.clear());
  expect(given.current.ready).toBeNull();
  expect(raised.at(-1)).toBe("File cleared");
});

test("a text under 10 characters is warned of", async () => {
  const given = setUp();
  answer(200, { ...read, text: "too few" });
  act(() => given.current.choose(file()));
  await waitFor(() => expect(given.current.ready).not.toBeNull());
  expect(raised.at(-1)).toBe(
    "Very little text was found in the file. Please ensure the file contains readable text.",
  );
});

test("in HRV mode a table is read as data of the heart, with those words, up to 100 MB; a PDF is not", async () => {
  const given = setUp(true);
  const heart = { device: "a table", from: null, to: null, beats: null, rates: null, watch: [], notes: [] };
  answer(200, { ...read, heart });
  act(() => given.current.choose(file(50 * 1024 * 1024)));
  await waitFor(() => expect(given.current.ready?.heart).toEqual(heart));
  expect(raised).toEqual(["Processing BMP data file...", "BMP data processed successfully!"]);
  expect(String(vi.mocked(fetch).mock.calls[0]?.[0])).toContain("mode=heart");
  answer(200, { ...read, type: "pdf" });
  act(() => given.current.choose(file(10, "application/pdf")));
  await waitFor(() => expect(given.current.ready?.type).toBe("pdf"));
  expect(String(vi.mocked(fetch).mock.calls[1]?.[0])).toContain("mode=text");
});

test("what the server cannot tell is asked, and the file is read once more with the answer", async () => {
  const given = setUp(true);
  const code = "HEART_TIMES_OR_RATES";
  answer(422, { defined: true, code, status: 422, message: errorText(code), data: {} });
  act(() => given.current.choose(file()));
  await waitFor(() => expect(given.current.doubt?.kinds).toEqual(["times", "rates"]));
  expect([given.current.ready, given.current.readingName]).toEqual([null, "day.csv"]);
  answer(200, read);
  act(() => given.current.readAs("times"));
  await waitFor(() => expect(given.current.ready).toEqual(read));
  expect(given.current.doubt).toBeNull();
  expect(String(vi.mocked(fetch).mock.calls[1]?.[0])).toContain("readAs=times");
});

test("a file that is too large is refused before it is sent", () => {
  const given = setUp();
  act(() => given.current.choose(file(limits.file.maxBytes + 1)));
  expect(raised).toEqual(["File size must be less than 10MB"]);
  expect(fetch).not.toHaveBeenCalled();
});

test.each(["FILE_KIND", "FILE_UNREADABLE", "HEART_UNREADABLE", "FILE_TOO_MUCH"] as const)(
  "the server's %s is said in the catalogue's words, and nothing is attached",
  async (code) => {
    const given = setUp();
    answer(422, { defined: true, code, status: 422, message: errorText(code), data: {} });
    act(() => given.current.choose(file()));
    await waitFor(() => expect(raised.at(-1)).toBe(errorText(code)));
    await waitFor(() => expect(given.current.readingName).toBeNull());
    expect(given.current.ready).toBeNull();
  },
);
