import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildManifest, likelyParts, likelyScreen, withParts } from "./page-parts.ts";

const manifest = buildManifest.parse({
  "index.html": { file: "assets/index.js", imports: ["_base.js"] },
  "_base.js": { file: "assets/base.js" },
  "_words.js": { file: "assets/words.js", imports: ["_base.js"] },
  "pages/chat/chat-page.tsx": { file: "assets/chat.js", imports: ["_base.js", "_words.js", "index.html"] },
});
const page =
  '<head><link rel="modulepreload" href="/assets/base.js"><script src="/assets/index.js"></script></head>';

test("the page names what its screen imports, each file once and none that it names already", () => {
  const told = withParts(page, manifest, likelyParts("/", "pages/chat/chat-page.tsx"));
  expect(told.match(/assets\/\w+\.js/g)).toEqual([
    "assets/base.js",
    "assets/index.js",
    "assets/chat.js",
    "assets/words.js",
  ]);
});

test("beside the chat its sidebar is fetched where there is room, and what was said in it where one is opened", () => {
  const whole = {
    ...manifest,
    "pages/chat/chat-side.tsx": { file: "assets/side.js", imports: ["_base.js"], css: [] },
    "pages/chat/chat-parts.tsx": { file: "assets/parts.js", imports: ["_words.js"], css: [] },
  };
  const told = (path: string) =>
    withParts(page, whole, likelyParts(path, "pages/chat/chat-page.tsx")).match(/<link[^>]*>/g);
  const side = '<link rel="modulepreload" crossorigin media="(min-width: 768px)" href="/assets/side.js">';
  expect(told("/")?.at(-1)).toBe(side);
  expect(told("/")?.join()).not.toContain("parts.js");
  const ofChat = told("/chats/5b0d3c52-3f1f-4f7e-9d7c-0d3b6a8f3f10");
  expect(ofChat).toContain('<link rel="modulepreload" crossorigin href="/assets/parts.js">');
  expect(ofChat).toContain(side);
});

test("a screen the build does not know leaves the page as it is", () => {
  expect(withParts(page, manifest, [{ source: "pages/unknown.tsx" }])).toBe(page);
});

test.each([
  ["/", true, "pages/chat/chat-page.tsx"],
  ["/", false, "pages/auth-page.tsx"],
  ["/playlist", true, "pages/playlist-page.tsx"],
  ["/playlist", false, "pages/auth-page.tsx"],
  ["/operate", true, "pages/operate-page.tsx"],
  ["/breathe", false, "pages/breathe-page.tsx"],
  ["/try", false, "pages/try-page.tsx"],
  ["/privacy-policy", false, "pages/legal/privacy-policy-page.tsx"],
  ["/nowhere", true, "pages/chat/chat-page.tsx"],
])("%s with a session %s most likely shows %s", (path, hasSession, screen) => {
  expect(likelyScreen(path, hasSession)).toBe(screen);
});

test.each([
  "/",
  "/playlist",
  "/heart",
  "/breathe",
  "/try",
  "/operate",
  "/privacy-policy",
  "/health-data-policy",
  "/rag-test",
  "/llm-test",
])("the screen of %s is one of our sources, or nothing would come with the page", (path) => {
  for (const hasSession of [true, false]) {
    const source = join(process.cwd(), "src/web", likelyScreen(path, hasSession));
    expect(existsSync(source), source).toBe(true);
    for (const part of likelyParts("/chats/x", likelyScreen(path, hasSession)))
      expect(existsSync(join(process.cwd(), "src/web", part.source)), part.source).toBe(true);
  }
});
