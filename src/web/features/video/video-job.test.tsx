import { ORPCError } from "@orpc/client";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { plainCover } from "#shared/cover/cover.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import type { VideoPlan } from "#shared/listening/video.ts";
import { createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { sizes } from "./scenes/order.ts";
import { VideoButton } from "./video-button.tsx";
import { VideoContext } from "./video-context.tsx";
import { createVideoJob, type VideoChoice, type VideoJob } from "./video-job.ts";
import { VideoPanel } from "./video-panel.tsx";

const plan: VideoPlan = {
  messageId: "m",
  mood: "sleep",
  isScript: true,
  lines: [],
  durationMs: 1000,
  voiceUrl: null,
  musicUrl: null,
  isMusicSeamless: false,
};
const look = { size: sizes.wide, framesPerSecond: 24, scene: "night" } as const;
const choice: VideoChoice = { plan, sessionId: "s", look, cut: { lines: [], durationMs: 1000 } };
const item: PlaylistItem = {
  id: "i",
  name: "A row with my manager",
  isOwnName: false,
  isFavourite: false,
  cover: plainCover,
  heardMs: 0,
  title: "Meditation_2026",
  chatSessionId: "s",
  messageId: "m",
  audioUrl: null,
  musicUrl: null,
  isMusicSeamless: false,
  fileName: null,
  musicFileName: null,
  textContent: "",
  voiceUsed: null,
  durationMs: 1000,
  createdAt: "2026-03-12T10:00:00Z",
  video: { url: "/api/narrations/i/video", kind: "mp4", durationMs: 1000, sizeBytes: 9 },
};

type Make = Parameters<typeof createVideoJob>[0]["make"];

function setUp(make: Make = () => new Promise(() => {})) {
  const heard = { onKept: vi.fn(), onFailed: vi.fn() };
  const job = createVideoJob({ plan: async () => plan, make, ...heard });
  return { job, ...heard };
}

function draw(
  job: VideoJob,
  {
    sessionId = "s",
    hasReply = true,
    kept,
  }: { sessionId?: string; hasReply?: boolean; kept?: PlaylistItem } = {},
) {
  answerCalls({});
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <VideoContext value={job}>
        <VideoButton sessionId={sessionId} hasReply={hasReply} />
        <VideoPanel sessionId={sessionId} kept={kept} onPlay={() => {}} />
      </VideoContext>
    </AppAround>,
  );
}

const settled = (): Promise<void> => act(async () => void (await Promise.resolve()));

test("the button says what it does, that it is at work, and that there is nothing to make a video of", async () => {
  const { job } = setUp();
  draw(job);
  expect(screen.getByRole("button", { name: "Generate Video" }).hasAttribute("disabled")).toBe(false);
  act(() => job.start(choice));
  const busy = await screen.findByRole("button", { name: "Generating Video..." });
  expect(busy.hasAttribute("disabled")).toBe(true);
});

test("a video that was made before the page was opened is offered in its chat, and can be put away", () => {
  const { job } = setUp();
  draw(job, { kept: item });
  const watch = screen.getByRole("button", { name: "Watch video" });
  expect(document.querySelector("video")).toBeNull();
  fireEvent.click(watch);
  expect(document.querySelector("video")?.getAttribute("src")).toBe("/api/narrations/i/video");
  fireEvent.click(screen.getByRole("button", { name: "Clear video" }));
  expect(screen.queryByRole("region", { name: "Video" })).toBeNull();
});

test("without a reply the button says so, and again when it is pressed", () => {
  const { job } = setUp();
  const toasts: string[] = [];
  const stop = onToast(({ text }) => toasts.push(text));
  draw(job, { hasReply: false });
  fireEvent.click(screen.getByRole("button", { name: "No AI Response Available" }));
  expect(toasts).toEqual(["No AI response available to generate video"]);
  expect(job.state().status).toBe("idle");
  stop();
});

test("a browser that can make no video says so before anything begins", () => {
  const { job } = setUp();
  const toasts: string[] = [];
  const stop = onToast(({ text }) => toasts.push(text));
  draw(job);
  fireEvent.click(screen.getByRole("button", { name: "Generate Video" }));
  expect(toasts[0]).toContain("This browser can't make videos here.");
  expect(job.state().status).toBe("idle");
  stop();
});

test("the box shows each step, its own picture for creating and processing, and how long it may take", async () => {
  let tell: (step: "Creating the pictures...", progress: number) => void = () => {};
  const { job } = setUp((_choice, { onStep }) => {
    tell = onStep;
    return new Promise(() => {});
  });
  draw(job);
  act(() => job.start(choice));
  const box = await screen.findByRole("region", { name: "Video" });
  expect(box.textContent).toContain("Processing voice and music...");
  expect(box.querySelector("[data-icon=processing]")).not.toBeNull();
  expect(box.textContent).toContain("This may take up to 5 minutes...");
  act(() => tell("Creating the pictures...", 42));
  expect(box.querySelector("[data-icon=creating]")).not.toBeNull();
  expect(box.querySelector("[data-icon=processing]")).toBeNull();
  expect(screen.getByRole("progressbar", { name: "Video progress" }).getAttribute("aria-valuenow")).toBe(
    "42",
  );
});

test("a video that is ready says so, can be seen and taken along, and is put away", async () => {
  const { job, onKept } = setUp(async () => item);
  draw(job);
  act(() => job.start(choice));
  await settled();
  expect(screen.getByRole("status").textContent).toContain("Video Ready!");
  expect(screen.getByRole("link", { name: "Download video" }).getAttribute("download")).toBe(
    "meditation-2026.mp4",
  );
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  expect(onKept).toHaveBeenCalledWith(item);
  fireEvent.click(screen.getByRole("button", { name: "Clear video" }));
  expect(screen.queryByRole("region", { name: "Video" })).toBeNull();
});

test("another chat shows nothing of it", () => {
  const { job } = setUp();
  draw(job, { sessionId: "another" });
  act(() => job.start(choice));
  expect(screen.queryByRole("region", { name: "Video" })).toBeNull();
});

test("cancelling ends the work at once, and what it still says is not heard", async () => {
  let given: AbortSignal | undefined;
  const { promise, resolve } = Promise.withResolvers<PlaylistItem>();
  const { job, onKept, onFailed } = setUp((_choice, { signal }) => {
    given = signal;
    return promise;
  });
  draw(job);
  act(() => job.start(choice));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(given?.aborted).toBe(true);
  resolve(item);
  await settled();
  expect(job.state()).toEqual({ status: "idle" });
  expect(onKept).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});

test("a failure is said in our own words, a stranger's words are not shown", async () => {
  const { job, onFailed } = setUp(async () => {
    throw new ORPCError("VIDEO_NOT_SAVED", { data: { reason: "the disk is full" } });
  });
  draw(job);
  act(() => job.start(choice));
  await settled();
  expect(screen.getByRole("alert").textContent).toContain("Failed to save: the disk is full");
  expect(onFailed).toHaveBeenCalledWith("Failed to save: the disk is full");
  const strange = setUp(async () => {
    throw new Error("0xdeadbeef");
  });
  strange.job.start(choice);
  await settled();
  expect(strange.job.state()).toMatchObject({
    error: expect.stringContaining("The video couldn't be made."),
  });
});

test("a plan that is refused leaves everything as it was", async () => {
  const job = createVideoJob({
    plan: () => Promise.reject(new Error("no")),
    make: async () => item,
    onKept: vi.fn(),
    onFailed: vi.fn(),
  });
  job.ask("s");
  expect(job.state().status).toBe("asking");
  await settled();
  expect(job.state().status).toBe("idle");
});
