import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PlaybackProvider } from "#web/features/playback/playback-context.tsx";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { fakeSound, fakeVoice } from "#web/testing/fake-sound.ts";
import { VoiceChoice } from "./voice-choice.tsx";

test("a voice is heard before it is chosen, and falls silent at a press or when another is looked at", async () => {
  fakeSound();
  const { audio, tell } = fakeVoice(async () => void audio.dispatchEvent(new Event("playing")));
  vi.stubGlobal("Audio", function FakeAudio() {
    return audio;
  });
  const heard = answerCalls({ "practice/speak": () => ({ audioUrl: "/sample" }) });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <PlaybackProvider>
        <VoiceChoice />
      </PlaybackProvider>
    </AppAround>,
  );
  fireEvent.change(screen.getByRole("combobox", { name: "Voice" }), { target: { value: "Rowan" } });
  fireEvent.click(screen.getByRole("button", { name: "Listen" }));
  await waitFor(() => expect(audio.src).toContain("/sample"));
  expect(heard[0]).toMatchObject({ name: "practice/speak", input: { voice: "Rowan", minutes: 1 } });
  act(() => tell("playing"));
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(screen.getByRole("button", { name: "Listen" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Listen" }));
  await screen.findByRole("button", { name: "Stop" });
  fireEvent.change(screen.getByRole("combobox", { name: "Voice" }), { target: { value: "Sol" } });
  expect(screen.getByText("How Sol sounds")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Listen" })).toBeTruthy();
});
