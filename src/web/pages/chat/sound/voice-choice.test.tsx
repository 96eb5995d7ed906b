import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PlaybackProvider } from "#web/features/playback/playback-context.tsx";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { fakeSound, fakeVoice } from "#web/testing/fake-sound.ts";
import { VoiceChoice } from "./voice-choice.tsx";

test("each voice is heard before it is chosen, and falls silent at a press or when another is listened to", async () => {
  fakeSound();
  const { audio, tell } = fakeVoice(async () => void audio.dispatchEvent(new Event("playing")));
  vi.stubGlobal("Audio", function FakeAudio() {
    return audio;
  });
  const heard = answerCalls({
    "practice/speak": () => ({ audioUrl: "/sample" }),
    "practice/stop": () => ({ stopped: true }),
    "health/providers": () => ({ configured: ["speech"], neuralVoices: [] }),
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <PlaybackProvider>
        <VoiceChoice />
      </PlaybackProvider>
    </AppAround>,
  );
  expect(screen.queryByText("neural, on this server")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Listen to Rowan" }));
  await waitFor(() => expect(audio.src).toContain("/sample"));
  expect(heard.find(({ name }) => name === "practice/speak")?.input).toMatchObject({
    voice: "Rowan",
    minutes: 1,
  });
  act(() => tell("playing"));
  fireEvent.click(await screen.findByRole("button", { name: "Stop Rowan" }));
  await waitFor(() =>
    expect(heard.find(({ name }) => name === "practice/stop")?.input).toMatchObject({
      voice: "Rowan",
      minutes: 1,
    }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Listen to Rowan" }));
  await screen.findByRole("button", { name: "Stop Rowan" });
  fireEvent.click(screen.getByRole("button", { name: "Listen to Sol" }));
  expect(await screen.findByRole("button", { name: "Stop Sol" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Listen to Rowan" })).toBeTruthy();
});

test.each([
  [[], ["Sol"], ["light and clear", "neural, on this server"]],
  [["speech"], ["Sol"], [null, "neural, on this server"]],
  [[], [], ["light and clear", "the same speaker as Aria, lower"]],
  [["speech"], [], [null, null]],
] as const)(
  "with %j configured and a neural model for %j, Aria and Sol are told as %j",
  async (configured, neuralVoices, told) => {
    answerCalls({ "health/providers": () => ({ configured, neuralVoices }) });
    const queryClient = new QueryClient();
    render(
      <AppAround api={createApi()} queryClient={queryClient}>
        <PlaybackProvider>
          <VoiceChoice />
        </PlaybackProvider>
      </AppAround>,
    );
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const lines = screen.getAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent);
    expect([lines[0], lines[2]]).toEqual([`Aria${told[0] ?? ""}`, `Sol${told[1] ?? ""}`]);
  },
);
