import { afterEach, expect, test, vi } from "vitest";
import { createConversationStore } from "./conversation-store.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Frames every 16 ms, drawn when asked. */
function frames() {
  let asked: FrameRequestCallback[] = [];
  let now = 0;
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => asked.push(draw));
  return (count: number) => {
    for (let frame = 0; frame < count; frame++) {
      const due = asked;
      asked = [];
      now += 16;
      for (const draw of due) draw(now);
    }
  };
}

function speaking() {
  const store = createConversationStore();
  store.dispatch({ type: "asked", kind: "reply", message: null });
  let at = 0;
  const drawn: string[] = [];
  store.subscribe(() => drawn.push(store.state().turn?.text ?? ""));
  const say = (text: string) => store.dispatch({ type: "heard", event: { type: "text", at: at++, text } });
  return { store, drawn, say };
}

test("the first piece of a reply is drawn in the next frame, those after it in every other one", () => {
  const draw = frames();
  const { drawn, say } = speaking();
  for (const chunk of ["a", "b", "c", "d", "e"]) {
    say(chunk);
    draw(1);
  }
  expect(drawn).toEqual(["a", "abc", "abcde"]);
});

test("the last piece is drawn although nothing comes after it", () => {
  const draw = frames();
  const { drawn, say } = speaking();
  say("a");
  draw(1);
  say("b");
  draw(2);
  expect(drawn).toEqual(["a", "ab"]);
});

test("a key that is pressed is shown before the text goes on", () => {
  const draw = frames();
  vi.spyOn(performance, "now").mockReturnValue(16);
  const { store, drawn, say } = speaking();
  say("a");
  store.giveWay();
  draw(3);
  expect(drawn).toEqual([]);
  draw(1);
  expect(drawn).toEqual(["a"]);
});

test("whatever is not text is told at once", () => {
  frames();
  const { store, drawn, say } = speaking();
  say("a");
  store.dispatch({ type: "connectionLost" });
  expect(drawn).toEqual(["a"]);
});
