import { expect, test } from "vitest";
import { generationOf, type JobState } from "./job-progress.ts";

const made: JobState = {
  id: "one",
  status: "running",
  progress: 10,
  queuePosition: null,
  fileName: null,
  error: null,
};
const change = (next: Partial<JobState>): JobState => ({ ...made, ...next });

test("a generation tells whether it runs, how far it is, its address, its error and its file", () => {
  expect(generationOf(null, null, "Failed")).toEqual({
    isGenerating: false,
    progress: 0,
    queuePosition: null,
    url: null,
    error: null,
    fileName: null,
  });
  expect(
    generationOf(change({ status: "queued", progress: 0, queuePosition: 3 }), null, "Failed"),
  ).toMatchObject({
    isGenerating: true,
    progress: 0,
    queuePosition: 3,
    url: null,
  });
  const ready = change({ status: "ready", progress: 100, fileName: "voice_1.mp3", queuePosition: 1 });
  expect(generationOf(ready, "/sound", "Failed")).toEqual({
    isGenerating: false,
    progress: 100,
    queuePosition: null,
    url: "/sound",
    error: null,
    fileName: "voice_1.mp3",
  });
});

test("an error sets the progress to 0 and is the server's sentence, or the one for what failed", () => {
  const failed = change({ status: "failed", progress: 60 });
  expect(generationOf(failed, "/half", "Voice generation failed")).toMatchObject({
    isGenerating: false,
    progress: 0,
    url: null,
    error: "Voice generation failed",
  });
  expect(generationOf({ ...failed, error: "No words left" }, null, "Failed").error).toBe("No words left");
});

test("what was given up is idle again", () => {
  expect(generationOf(change({ status: "cancelled", progress: 60 }), "/half", "Failed")).toMatchObject({
    isGenerating: false,
    progress: 0,
    url: null,
    error: null,
  });
});
