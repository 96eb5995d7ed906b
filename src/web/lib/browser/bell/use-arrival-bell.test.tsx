import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { hush } from "#web/lib/notices/hush.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { useArrivalBell } from "./use-arrival-bell.ts";

afterEach(() => {
  localStorage.clear();
  hush(false);
});

test("a bell is struck when something is ready, if one wants it and does not listen", async () => {
  let strokes = 0;
  vi.stubGlobal("AudioContext", function FakeContext() {
    strokes += 1;
    const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, setTargetAtTime: () => {} };
    const node = { gain, frequency: { value: 0 }, connect: () => node, start: () => {}, stop: () => {} };
    return { currentTime: 0, destination: node, createOscillator: () => node, createGain: () => node };
  });
  renderHook(useArrivalBell);
  const arrive = () => act(() => notify.arrived("Voice generated successfully"));
  arrive();
  localStorage.setItem("arrivalBell", "on");
  act(() => notify.success("not what took its time"));
  act(() => hush(true));
  arrive();
  act(() => hush(false));
  arrive();
  await waitFor(() => expect(strokes).toBe(1));
});
