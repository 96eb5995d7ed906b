import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import type { Recogniser } from "./browser-recognition.ts";
import type { Listener } from "./listener.ts";
import { MicrophoneButton } from "./microphone-button.tsx";

let made: Recogniser[] = [];

class FakeRecogniser implements Recogniser {
  lang = "";
  continuous = true;
  interimResults = true;
  onresult: Recogniser["onresult"] = null;
  onerror: Recogniser["onerror"] = null;
  onend: Recogniser["onend"] = null;
  start = vi.fn(() => void made.push(this));
  stop = vi.fn();
  abort = vi.fn();
}

beforeEach(() => {
  localStorage.clear();
  made = [];
  window.webkitSpeechRecognition = FakeRecogniser;
});
afterEach(() => {
  delete window.webkitSpeechRecognition;
  vi.unstubAllGlobals();
});

function setUp(userId = "person-1", listener: Listener | undefined = "browser") {
  const onTranscript = vi.fn();
  const view = render(
    <ApiProvider value={createApi()}>
      <QueryClientProvider client={createQueryClient()}>
        <MicrophoneButton userId={userId} listener={listener} onTranscript={onTranscript} />
      </QueryClientProvider>
    </ApiProvider>,
  );
  const press = () => fireEvent.click(screen.getByRole("button", { name: /Speak instead of typing/ }));
  return { ...view, onTranscript, press };
}

test("the first use says who listens, once for each person", () => {
  const first = setUp();
  first.press();
  expect(made).toHaveLength(0);
  expect(screen.getByText(/send the sound to their maker/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Speak" }));
  expect(made).toHaveLength(1);
  first.unmount();
  const second = setUp();
  second.press();
  expect(made).toHaveLength(2);
  second.unmount();
  setUp("person-2").press();
  expect(made).toHaveLength(2);
});

test("one utterance is heard in en-US and handed on", () => {
  localStorage.setItem("stillpoint:person-1:speech-notice", "seen");
  const { press, onTranscript } = setUp();
  press();
  const [heard] = made;
  expect(heard).toMatchObject({ lang: "en-US", continuous: false, interimResults: false });
  heard?.onresult?.({ results: [[{ transcript: " I am tense " }]] });
  expect(onTranscript).toHaveBeenCalledExactlyOnceWith("I am tense");
});

test("a browser without recognition says so in an alert", () => {
  delete window.webkitSpeechRecognition;
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  setUp().press();
  expect(alert).toHaveBeenCalledExactlyOnceWith("Speech recognition is not supported in your browser");
});

let isRecording = false;
beforeEach(() => {
  isRecording = false;
});

/** The browser's microphone and recorder, and the far side, which answers with what the test gives. */
function microphone(answer: () => Response | Promise<Response>) {
  const track = { stop: vi.fn() };
  const getUserMedia = vi.fn(async (_wanted: unknown) => ({ getTracks: () => [track] }));
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  vi.stubGlobal(
    "MediaRecorder",
    class {
      state = "inactive";
      mimeType = "audio/webm";
      ondataavailable: (event: { data: Blob }) => void = () => {};
      onstop: () => void = () => {};
      start() {
        this.state = "recording";
        isRecording = true;
      }
      stop() {
        this.state = "inactive";
        this.ondataavailable({ data: new Blob(["sound"]) });
        this.onstop();
      }
    },
  );
  vi.stubGlobal(
    "OfflineAudioContext",
    class {
      decodeAudioData = async () => ({
        length: 3,
        numberOfChannels: 2,
        getChannelData: () => Float32Array.from([0, 0.5, -0.5]),
      });
    },
  );
  const send = vi.fn(async (_path: string, _request: RequestInit) => answer());
  vi.stubGlobal("fetch", send);
  return { track, getUserMedia, send };
}

const sentences: string[] = [];
beforeEach(() => {
  sentences.length = 0;
  return onToast(({ text }) => sentences.push(text));
});

async function recorded(listener: Listener) {
  localStorage.setItem("stillpoint:person-1:speech-notice", listener);
  const view = setUp("person-1", listener);
  view.press();
  await screen.findByText(/^Listening\./);
  await waitFor(() => expect(isRecording).toBe(true));
  return { ...view, stop: () => fireEvent.click(screen.getByRole("button", { name: "Stop listening" })) };
}

test("where the operator set a server the sound goes there as WAV, and the text comes back", async () => {
  const { track, send } = microphone(() => Response.json({ text: "I am tense" }));
  const { stop, onTranscript } = await recorded("other-server");
  expect(screen.getByText(/speech service that the operator of this server chose/)).toBeTruthy();
  stop();
  await waitFor(() => expect(onTranscript).toHaveBeenCalledExactlyOnceWith("I am tense"));
  expect(track.stop).toHaveBeenCalledOnce();
  const [path, { body }] = send.mock.calls[0] ?? ["", {}];
  expect(path).toBe("/api/dictations");
  expect((body as Blob).type).toBe("audio/wav");
  expect((body as Blob).size).toBe(44 + 2 * 3);
  expect(made).toHaveLength(0);
});

test("who was told of the browser's listening is told anew where a server listens", () => {
  localStorage.setItem("stillpoint:person-1:speech-notice", "seen");
  const { getUserMedia } = microphone(() => Response.json({ text: "" }));
  setUp("person-1", "own-server").press();
  expect(screen.getByText(/to nobody else, and is not kept/)).toBeTruthy();
  expect(getUserMedia).not.toHaveBeenCalled();
});

test("before it is known who listens nothing is heard", () => {
  const { getUserMedia } = microphone(() => Response.json({ text: "" }));
  const { press } = setUp("person-1", undefined);
  press();
  expect([getUserMedia.mock.calls.length, made.length]).toEqual([0, 0]);
});

test.each([
  ["NotAllowedError", "MICROPHONE_BLOCKED"],
  ["NotFoundError", "MICROPHONE_MISSING"],
] as const)("a microphone that fails with %s is told, and one can try again", async (name, code) => {
  const { getUserMedia } = microphone(() => Response.json({ text: "" }));
  getUserMedia.mockRejectedValueOnce(new DOMException("no", name));
  localStorage.setItem("stillpoint:person-1:speech-notice", "own-server");
  const { press } = setUp("person-1", "own-server");
  press();
  await waitFor(() => expect(sentences).toEqual([errorText(code)]));
  expect(screen.getByRole("button", { name: "Speak instead of typing" })).toBeTruthy();
});

test("a page that did not come over https says that the microphone needs it", async () => {
  microphone(() => Response.json({ text: "" }));
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined });
  localStorage.setItem("stillpoint:person-1:speech-notice", "own-server");
  setUp("person-1", "own-server").press();
  await waitFor(() => expect(sentences).toEqual([errorText("MICROPHONE_NEEDS_HTTPS")]));
});

test("what the server refuses is said in its words, and nothing is written", async () => {
  microphone(() =>
    Response.json(
      { defined: true, code: "DICTATION_USED_UP", message: errorText("DICTATION_USED_UP") },
      { status: 429 },
    ),
  );
  const { stop, onTranscript } = await recorded("own-server");
  stop();
  await waitFor(() => expect(sentences).toEqual([errorText("DICTATION_USED_UP")]));
  expect(onTranscript).not.toHaveBeenCalled();
});

test("a text that comes after it was given up is not written", async () => {
  const late = Promise.withResolvers<Response>();
  microphone(() => late.promise);
  const { stop, onTranscript } = await recorded("own-server");
  stop();
  fireEvent.click(await screen.findByRole("button", { name: "Stop turning speech into text" }));
  late.resolve(Response.json({ text: "too late" }));
  expect(await screen.findByRole("button", { name: "Speak instead of typing" })).toBeTruthy();
  expect(onTranscript).not.toHaveBeenCalled();
});

test("whoever leaves while it listens lets the microphone go, and nothing is sent", async () => {
  const { track, send } = microphone(() => Response.json({ text: "x" }));
  const { unmount } = await recorded("own-server");
  unmount();
  expect(track.stop).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
