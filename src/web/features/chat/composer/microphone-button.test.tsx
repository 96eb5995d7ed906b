import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MicrophoneButton } from "./microphone-button.tsx";
import type { Recogniser } from "./speech-recognition.ts";

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
});

function setUp(userId = "person-1") {
  const onTranscript = vi.fn();
  const view = render(<MicrophoneButton userId={userId} onTranscript={onTranscript} />);
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
