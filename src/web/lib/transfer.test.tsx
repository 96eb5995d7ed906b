import { ORPCError } from "@orpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

const file = new File(["words"], "words.csv", { type: "text/csv" });

/** The server answers as it is told, and it is counted how often the session was said to be over. */
function answering(answer: (asked: string, init: RequestInit) => Promise<Response> | Response) {
  const onSignedOut = vi.fn();
  vi.stubGlobal("fetch", async (asked: string, init: RequestInit) => answer(asked, init));
  return { transfers: createApi(onSignedOut).transfers, onSignedOut };
}

test("a file is sent to its address with what goes along, and the answer comes back", async () => {
  const asked: unknown[] = [];
  const { transfers } = answering((url, { method, body }) => {
    asked.push(url, method, body);
    return Response.json({ kind: "own" });
  });
  const input = { name: "a b.mp3" };
  expect(await transfers.send("keepOwnMusic", file, { input })).toEqual({ kind: "own" });
  expect(asked).toEqual(["/api/music/own?name=a+b.mp3", "PUT", file]);
});

test.each(["send", "fetch", "ask"] as const)(
  "a session that has ended is told to who listens, whoever noticed it by %s",
  async (way) => {
    const refusal = { code: "SIGNED_OUT", status: 401, message: "Your session has ended." };
    const { transfers, onSignedOut } = answering(() => Response.json(refusal, { status: 401 }));
    const asked = way === "send" ? transfers.send("readFile", file) : transfers[way]("/api/music/own");
    await expect(asked).rejects.toMatchObject({ code: "SIGNED_OUT", status: 401 });
    expect(onSignedOut).toHaveBeenCalledOnce();
  },
);

test.each([
  ["a page of a proxy's", "<html>413</html>", 413],
  ["nothing", "", 502],
  ["a list", "[]", 500],
])(
  "a refusal that is %s is none of ours: it keeps its status and is not shown",
  async (_what, body, status) => {
    const { transfers, onSignedOut } = answering(() => new Response(body, { status }));
    const error: unknown = await transfers.send("readFile", file).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ORPCError);
    expect(error).toMatchObject({ code: "INTERNAL", status });
    expect(onSignedOut).not.toHaveBeenCalled();
  },
);

test("what is given up goes no further, with progress and without", async () => {
  const never = (_asked: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  const { transfers } = answering(never);
  const controller = new AbortController();
  const { signal } = controller;
  const plain = transfers.send("readFile", file, { signal });
  const aborted = vi.fn();
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends EventTarget {
      upload = new EventTarget();
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {
        aborted();
        this.dispatchEvent(new Event("abort"));
      }
    },
  );
  const watched = transfers.send("keepVideo", file, { signal, onProgress: () => {} });
  controller.abort();
  await expect(plain).rejects.toMatchObject({ name: "AbortError" });
  await expect(watched).rejects.toMatchObject({ name: "AbortError" });
  expect(aborted).toHaveBeenCalledOnce();
});
