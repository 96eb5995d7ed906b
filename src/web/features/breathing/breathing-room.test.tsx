import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readChoice } from "./breathing-choice.ts";
import { BreathingRoom } from "./breathing-room.tsx";

const felt = vi.fn();
let isTouched = false;
let gains: number[];
let context: { state: string };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  localStorage.clear();
  felt.mockReset();
  isTouched = false;
  gains = [];
  Object.assign(navigator, { vibrate: felt });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") || (isTouched && query.includes("coarse")),
  }));
  const param = (aims: number[] = []) => ({
    value: 0,
    cancelScheduledValues: () => {},
    setTargetAtTime: (target: number) => aims.push(target),
  });
  vi.stubGlobal("AudioContext", function FakeContext() {
    let made = 0;
    const node = (gain: object) => ({ gain, frequency: param(), connect: () => node(gain), start: () => {} });
    context = { state: "suspended" };
    return Object.assign(context, {
      currentTime: 0,
      destination: {},
      createGain: () => node(made++ === 0 ? param(gains) : param()),
      createOscillator: () => node({}),
      resume: async () => {
        context.state = "running";
      },
      close: async () => {
        context.state = "closed";
      },
    });
  });
});
afterEach(() => vi.useRealTimers());

const running: boolean[] = [];
const draw = () =>
  render(<BreathingRoom onRunning={(is) => running.push(is)} afterwards={<p>Afterwards</p>} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const turn = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));

test("one presses and breathes along: what to do, counted down, until it ends with a whole breath", () => {
  draw();
  fireEvent.change(screen.getByRole("combobox", { name: "Length" }), { target: { value: "1 minute" } });
  choose("4-7-8");
  expect(screen.getByText(/19 seconds a breath/)).toBeTruthy();
  press("Begin");
  expect(screen.queryByRole("radiogroup")).toBeNull();
  const shown = () =>
    screen.getByText(/^(Breathe in|Hold|Breathe out)$/, { ignore: "[role=status]" }).parentElement;
  expect(shown()?.textContent).toBe("Breathe in4");
  pass(3.2);
  expect(shown()?.textContent).toBe("Breathe in1");
  pass(1);
  expect(shown()?.textContent).toBe("Hold7");
  pass(7);
  expect(shown()?.textContent).toBe("Breathe out8");
  pass(60);
  // Three breaths take 57 seconds; the minute is over in the fourth, which is breathed to its end.
  expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
  pass(6);
  expect(told()).toContain("That was 1 minute. Let your breath find its own way.");
  expect(screen.getByText("Afterwards")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Once more" })).toBeTruthy();
  expect(running.at(-1)).toBe(false);
});

test("a screen reader hears the parts of the first two breaths, and then minutes alone", () => {
  draw();
  press("Begin");
  const heard = new Set<string | null | undefined>();
  for (let second = 0; second < 130; second++) {
    heard.add(told()[0]);
    pass(1);
  }
  expect([...heard]).toEqual([
    "Breathe in, 5",
    "Breathe out, 5",
    "Keep going like this",
    "1 minute",
    "2 minutes",
  ]);
});

test("without words the rings alone are left, and stopping is at once", () => {
  draw();
  turn("Words");
  press("Begin");
  expect(screen.queryByText("Breathe in")).toBeNull();
  expect(told()[0]).toBe("Breathe in, 5");
  press("Stop");
  expect(told()).toEqual(["", ""]);
  expect(screen.getByRole("radiogroup", { name: "Pattern" })).toBeTruthy();
});

test("the tone rises with a breath in, falls with a breath out, and is gone when one stops or leaves", () => {
  const { unmount } = draw();
  press("Begin");
  press("Stop");
  expect(context).toBeUndefined();
  turn("Sound");
  press("Begin");
  expect(context.state).toBe("running");
  pass(5.2);
  const [full = 0, empty = 1] = gains;
  expect(full).toBeGreaterThan(empty * 5);
  press("Stop");
  expect(gains.at(-1)).toBe(0);
  unmount();
  expect(context.state).toBe("closed");
});

test("vibration is offered where a hand holds the device, and told apart by touches", () => {
  const { unmount } = draw();
  expect(screen.queryByRole("switch", { name: "Vibration" })).toBeNull();
  unmount();
  isTouched = true;
  draw();
  turn("Vibration");
  press("Begin");
  expect(felt).toHaveBeenLastCalledWith([70]);
  pass(5.2);
  expect(felt).toHaveBeenLastCalledWith([70, 140, 70]);
});

test("one's own way is chosen by the second and is there the next time", () => {
  const { unmount } = draw();
  choose("Own");
  fireEvent.change(screen.getByRole("slider", { name: /^Hold/ }), { target: { value: "2" } });
  unmount();
  draw();
  expect(screen.getByRole("radio", { name: "Own" })).toHaveProperty("checked", true);
  expect(
    screen.getByText(/Breathe in for 4, hold for 2, breathe out for 6\. 12 seconds a breath/),
  ).toBeTruthy();
});

test.each([
  ["no JSON", "{"],
  ["another shape", '["even"]'],
  ["nonsense in its parts", '{"pattern":"fire","own":{"in":900,"hold":"x"},"minutes":77,"hasWords":0}'],
])("a kept choice that cannot be read (%s) is as at the first time", (_what, text) => {
  localStorage.setItem("breathing", text);
  const first = { pattern: "even", own: { in: 4, hold: 0, out: 6, rest: 0 }, minutes: 3 };
  expect(readChoice()).toEqual({ ...first, hasSound: false, hasWords: true, isFelt: false });
});
