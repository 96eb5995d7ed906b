import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { isModeOn, modeNotice, withModeToggled } from "./chat-modes.ts";

const modes = ["counsel", "rag", "web", "hrv"] as const;
const config = { ...defaultChatConfig };

test("whatever is switched in whatever order, at most one mode is on and the rest of the choices stays", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...modes), { minLength: 1 }), (switched) => {
      const end = switched.reduce(withModeToggled, { ...config, verbosity: "high" as const });
      expect(modes.filter((mode) => isModeOn(end, mode)).length).toBeLessThanOrEqual(1);
      expect(end).toMatchObject({ verbosity: "high", model: config.model });
    }),
  );
});

test("turning counsel on sets mode none and code analysis off", () => {
  const from = { ...config, counselMode: false, mode: "web" as const, codeInterpreter: true };
  const expected = { counselMode: true, mode: "none", codeInterpreter: false };
  expect(withModeToggled(from, "counsel")).toMatchObject(expected);
});

test.each(["rag", "web"] as const)("%s toggles its mode and none, and turns the others off", (mode) => {
  const on = withModeToggled({ ...config, codeInterpreter: true }, mode);
  expect(on).toMatchObject({ mode, counselMode: false, codeInterpreter: false });
  expect(withModeToggled(on, mode)).toMatchObject({ mode: "none", counselMode: false });
});

test("HRV analysis toggles code analysis, turns counsel off and sets mode none", () => {
  const on = withModeToggled({ ...config, mode: "rag" }, "hrv");
  expect(on).toMatchObject({ codeInterpreter: true, counselMode: false, mode: "none" });
  expect(withModeToggled(on, "hrv").codeInterpreter).toBe(false);
});

test("each switch is told in the specification's words", () => {
  const toldAfter = (mode: (typeof modes)[number], from: typeof config) =>
    modeNotice(withModeToggled(from, mode), mode);
  const off = { ...config, counselMode: false as true };
  expect(toldAfter("counsel", off)).toBe("Counsel mode enabled");
  expect(toldAfter("counsel", config)).toBeNull();
  for (const [mode, name] of [
    ["rag", "Knowledge retrieval"],
    ["web", "Web search"],
    ["hrv", "HRV Analysis"],
  ] as const) {
    const on = withModeToggled(off, mode);
    expect(modeNotice(on, mode)).toBe(`${name} enabled`);
    expect(modeNotice(withModeToggled(on, mode), mode)).toBe(`${name} disabled`);
  }
});
