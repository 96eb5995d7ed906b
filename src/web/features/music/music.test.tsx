import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MusicState } from "#shared/listening/music.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { answerCalls, type CallAnswers } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { BackgroundChoice } from "./background-choice.tsx";
import { MusicPanel } from "./music-panel.tsx";
import { latestMusicOptions } from "./queries.ts";
import { useMusic } from "./use-music.ts";

const state: MusicState = {
  id: "music-1",
  chatSessionId: "chat-1",
  messageId: "message-1",
  status: "running",
  progress: 10,
  queuePosition: null,
  mood: "stress",
  musicUrl: null,
  fileName: null,
  durationMs: null,
  isSeamless: true,
  savedAs: null,
  error: null,
};
const ready: MusicState = {
  ...state,
  status: "ready",
  progress: 100,
  musicUrl: "/music",
  fileName: "music_1.mp3",
  savedAs: "Voice + Music",
};

let told: string[] = [];
beforeEach(() => {
  told = [];
  return onToast(({ text }) => void told.push(text));
});
afterEach(() => vi.useRealTimers());

function draw(answers: CallAnswers, latest: MusicState | null = null) {
  const heard = answerCalls(answers);
  const [api, queryClient] = [createApi(), createQueryClient()];
  queryClient.setQueryData(latestMusicOptions(api, "chat-1").queryKey, latest);
  const onReady = vi.fn();
  function Making() {
    const music = useMusic("chat-1", { onReady });
    return (
      <>
        <MusicPanel {...music} player={<p>player</p>} onClear={() => {}} />
        <button type="button" onClick={music.start}>
          start
        </button>
      </>
    );
  }
  render(
    <AppAround api={api} queryClient={queryClient}>
      <Making />
      <BackgroundChoice />
    </AppAround>,
  );
  return { heard, onReady };
}

const refused = (code: string, status: number) =>
  Response.json({ json: { defined: true, code, status, message: "" } }, { status });

test("music that is complete is said to be, with what the playlist holds now", async () => {
  const { onReady } = draw({ "music/start": () => ready });
  fireEvent.click(screen.getByRole("button", { name: "start" }));
  await waitFor(() =>
    expect(told).toEqual(["Music generated successfully", "Voice + Music saved to playlist"]),
  );
  expect(onReady).toHaveBeenCalledExactlyOnceWith(ready, true);
  expect(screen.getByText("player")).toBeTruthy();
});

test("music shows how far it is, and its place while others are before it", () => {
  draw({}, { ...state, status: "queued", progress: 10, queuePosition: 3 });
  expect(screen.getByRole("progressbar", { name: "Music progress" }).getAttribute("aria-valuenow")).toBe(
    "10",
  );
  expect(screen.getByText("10%")).toBeTruthy();
  expect(screen.getByText("Number 3 in the queue")).toBeTruthy();
});

test("music that failed says why in its panel, without a player", async () => {
  draw({
    "music/start": () => ({ ...state, status: "failed", progress: 0, error: "Music generation failed" }),
  });
  fireEvent.click(screen.getByRole("button", { name: "start" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Music generation failed");
  expect(told).toEqual(["Music generation failed"]);
  expect(screen.queryByText("player")).toBeNull();
});

test("music without somebody signed in reads 'User not authenticated'", async () => {
  draw({ "music/start": () => refused("SIGNED_OUT", 401) });
  fireEvent.click(screen.getByRole("button", { name: "start" }));
  await waitFor(() => expect(told).toEqual(["User not authenticated"]));
});

test("music that takes longer than 600000 ms is given up, and that is said", async () => {
  vi.useFakeTimers();
  const { heard } = draw({ "music/cancel": () => ({ cancelled: true }) }, state);
  await vi.advanceTimersByTimeAsync(599_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["Music generation failed"]);
  expect(heard.map(({ name }) => name)).toContain("music/cancel");
});

const background = { kind: "default", url: "/api/music/default", name: "Quiet piano", durationMs: 60_000 };
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText("Background music file"), {
    target: { files: [new File(["sound"], name, { type: "audio/mpeg" })] },
  });

/** The upload is no call of the contract: it goes as it is. */
function answerUpload(response: () => Response) {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (asked: Request | string, init?: RequestInit) =>
    typeof asked === "string" && init?.method === "PUT" ? response() : fetch(asked, init),
  );
}

test("a file of one's own takes the default's place and can be taken out again", async () => {
  const own = { ...background, kind: "own", url: "/api/music/own", name: "rain.mp3", isSeamless: false };
  let isOwn = false;
  draw({
    "music/background": () => (isOwn ? own : { ...background, isSeamless: true }),
    "music/removeBackground": () => ({ ...background, isSeamless: true }),
  });
  answerUpload(() => {
    isOwn = true;
    return Response.json(own);
  });
  expect(await screen.findByText("Quiet piano")).toBeTruthy();
  choose("rain.mp3");
  expect(await screen.findByText("rain.mp3")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove my background music" }));
  expect(await screen.findByText("Quiet piano")).toBeTruthy();
  expect(told).toEqual(["Background music uploaded successfully", "Reverted to default background music"]);
});

test("a file that is refused says why; one that never arrived says that it failed", async () => {
  draw({ "music/background": () => ({ ...background, isSeamless: true }) });
  answerUpload(() =>
    Response.json({ code: "MUSIC_UPLOAD_REFUSED", data: { reason: "it is no MP3" } }, { status: 400 }),
  );
  choose("words.mp3");
  await waitFor(() => expect(told).toEqual(["Failed to upload background music: it is no MP3"]));
  answerUpload(() => {
    throw new TypeError("no network");
  });
  choose("rain.mp3");
  await waitFor(() => expect(told.at(-1)).toBe("Failed to upload background music"));
});
