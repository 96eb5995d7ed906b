import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { fakeSound, fakeVoice } from "#web/testing/fake-sound.ts";
import type { Piece } from "./music/piece.ts";
import type { Playback } from "./playback.ts";
import { PlaybackProvider, usePlayback } from "./playback-context.tsx";

const sea: Piece = { url: "/sea", name: "Sea", kind: "made", isSeamless: true, isLong: false };

function open() {
  const sound = fakeSound();
  const { audio, tell } = fakeVoice();
  vi.stubGlobal("Audio", function FakeAudio() {
    return audio;
  });
  let playback: Playback | undefined;
  function Take() {
    playback = usePlayback();
    return null;
  }
  const { unmount } = render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <PlaybackProvider>
        <Take />
      </PlaybackProvider>
    </AppAround>,
  );
  if (!playback) throw new Error("there is no player");
  return { sound, audio, tell, playback, unmount };
}

test("music that a phone silenced, and does not give back when the page returns, goes on with the next press anywhere", async () => {
  const { sound, playback } = open();
  act(() => playback.toggleMusic(sea));
  await vi.waitFor(() => expect(playback.music.state().status).toBe("playing"));
  for (const press of [() => fireEvent.pointerUp(document.body), () => fireEvent.keyDown(document.body)]) {
    await sound.context.suspend();
    press();
    expect(sound.isRunning()).toBe(true);
  }
  act(() => playback.toggleMusic(sea));
  fireEvent.pointerUp(document.body);
  expect(sound.isRunning()).toBe(false);
});

test("where the app goes, as for an error screen without a control, nothing goes on sounding", async () => {
  const { audio, tell, playback, unmount } = open();
  act(
    () => void playback.play({ id: "one", title: "One", sound: "/one.mp3", place: "playlist", music: sea }),
  );
  await vi.waitFor(() => expect(audio.play).toHaveBeenCalled());
  act(() => tell("playing"));
  vi.mocked(audio.pause).mockClear();
  unmount();
  expect(audio.pause).toHaveBeenCalled();
  expect(playback.state().status).toBe("idle");
  expect(playback.music.state().status).toBe("idle");
});
