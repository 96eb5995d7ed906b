import { expect, test } from "vitest";
import { iconsByFile, readEarly } from "./early-parts.ts";

const icons = iconsByFile();

test("each icon is asked for from its own file, under the name it is used by", () => {
  const code = 'import { type LucideIcon, Menu, X as Close } from "lucide-react";\nexport const a = Menu;';
  expect(icons.transform(code, "a.tsx")).toBe(
    'import Menu from "lucide-react/icons/menu"; import Close from "lucide-react/icons/x";\nexport const a = Menu;',
  );
});

test("an icon that is not there stops the build", () => {
  expect(() => icons.transform('import { NoSuchDrawing } from "lucide-react";', "a.tsx")).toThrow(
    "NoSuchDrawing",
  );
});

test("React is wrapped in a function that is read while it arrives, and other files stay as they are", () => {
  const code = "var a = __commonJSMin(((exports, module) => {\n  module.exports = 1;\n}));";
  expect(readEarly.renderChunk(code, { name: "react" })).toBe(
    "var a = __commonJSMin((function(exports, module) {\n  module.exports = 1;\n}));",
  );
  expect(readEarly.renderChunk(code, { name: "base" })).toBeNull();
});

test("a bundler that wraps React otherwise stops the build, and the gain is not lost unseen", () => {
  expect(() => readEarly.renderChunk("export {};", { name: "react" })).toThrow("early-parts");
});
