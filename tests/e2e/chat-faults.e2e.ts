import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

/** A reply that every reader of a model's sentences leaves alone. */
const walk = [
  "A path leads down to the water.",
  "The stones are still warm from the day.",
  "Somewhere behind the reeds a bird calls twice.",
  "The light lies low over the far shore.",
  "A small boat turns slowly at its rope.",
  "You can sit here for as long as you like.",
  "The grass bends and stands up again.",
  "Clouds drift over the hill without any hurry.",
  "The evening smells of hay and of rain.",
  "The lamps in the village come on one after another.",
  "And the water goes on, wide and quiet.",
];

const kind = "That sounds heavy. Where in your body do you notice it?";

test("a message sent offline comes back to the composer, and sending it again makes one message", {
  tag: "@full",
}, async ({ page, context, product }) => {
  await arrive(page, newVisitor(), product.url);
  const field = page.getByLabel("Your message");
  await field.fill("My manager shouted at me today.");
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("My manager shouted at me today.");
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(0);
  await context.setOffline(false);
  await field.press("Enter");
  await expect(page.getByRole("article", { name: "Coach" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
});

test("a server that goes in the middle of a reply leaves what was read, and the chat goes on when it is back", async ({
  page,
  model,
  modelProduct,
}) => {
  model.answer(Array.from({ length: 10 }, () => walk.join(" ")).join(" "));
  model.behave("slow");
  await arrive(page, newVisitor(), modelProduct.url);
  await page.getByLabel("Your message").fill("My manager shouted at me today.");
  await page.keyboard.press("Enter");
  const reply = page.getByRole("article", { name: "Coach" });
  // What is shown is kept a few times a second, on a busy machine more seldom: far enough in, the beginning is kept.
  await expect(reply).toContainText("wide and quiet.", { timeout: 60_000 });
  await page.getByLabel("Your message").fill("What I wrote meanwhile");
  await modelProduct.kill("SIGKILL");
  await expect(page.getByText("Connection lost. Reconnecting...")).toBeVisible();
  await expect(reply).toContainText("A path leads down to the water.");
  await modelProduct.restart();
  await expect(reply.getByText("· Interrupted")).toBeVisible({ timeout: 60_000 });
  await expect(reply).toHaveCount(1);
  await expect(reply).toContainText("A path leads down to the water.");
  await expect(page.getByLabel("Your message")).toHaveValue("What I wrote meanwhile");
  model.behave("ok");
  model.answer(kind);
  await say(page, "I am back.");
  await expect(reply.last()).toContainText(kind);
});

const hostile = [
  'Hello <script>window.caught = "script"</script> <img src="https://beacon.example/a.png" onerror="window.caught=1">',
  "![a lake](https://beacon.example/b.png) ![](//beacon.example/c.png)",
  "[A walk by the lake](javascript:window.caught=2), [some rest](data:text/html,x) and [a page](https://page.example/).",
  '<iframe src="https://beacon.example/d"></iframe><style>@import "https://beacon.example/e.css";</style>',
  "<svg onload=window.caught=3><link rel=prefetch href=https://beacon.example/f>",
  "The last words.",
].join("\n\n");

test("hostile Markdown is words: nothing runs, nothing is fetched, nothing is lost", {
  tag: "@full",
}, async ({ page, model, modelProduct }) => {
  model.answer(hostile);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(modelProduct.url)) elsewhere.push(request.url());
  });
  await arrive(page, newVisitor(), modelProduct.url);
  await say(page, "My manager shouted at me today.");
  const reply = page.getByRole("article", { name: "Coach" });
  const isUnharmed = async () => {
    await expect(reply).toContainText("The last words.");
    await expect(reply).toContainText('<script>window.caught = "script"</script>');
    await expect(reply.getByText("A walk by the lake")).toBeVisible();
    await expect(reply.locator("img, script, iframe, style, link")).toHaveCount(0);
    for (const link of await reply.getByRole("link").all()) {
      await expect(link).toHaveAttribute("href", /^https:/);
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    expect(await page.evaluate(() => "caught" in window)).toBe(false);
  };
  await isUnharmed();
  await page.reload();
  await isUnharmed();
  expect(elsewhere).toEqual([]);
});

test("a megabyte of nested lists freezes nothing and loses nothing", { tag: "@full" }, async ({
  page,
  product,
}) => {
  const lines: string[] = [];
  for (let at = 0, chars = 0; chars < 1_000_000; at++) {
    const line = `${"  ".repeat(at % 30)}- **item${at}** of *many* [link](https://page.example/${at})`;
    lines.push(line);
    chars += line.length + 1;
  }
  const text = lines.join("\n");
  const message = (content: string, isUser: boolean) => ({
    id: crypto.randomUUID(),
    chatSessionId: "",
    content,
    isUser,
    createdAt: new Date().toISOString(),
    kind: "message",
    status: "complete",
    sources: [],
  });
  await page.addInitScript(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: "longtask" });
  });
  await arrive(page, newVisitor(), product.url);
  await say(page, "My manager shouted at me today.");
  await page.route("**/api/rpc/chat/messages**", (route) => {
    const messages = [message("Show me everything.", true), message(text, false)];
    return route.fulfill({ json: { json: { messages, isCareActive: false, runningTurnId: null } } });
  });
  await page.reload();
  const reply = page.getByRole("article", { name: "Coach" });
  await page.getByRole("button", { name: "Jump to latest" }).click();
  await expect(reply.getByText(`item${lines.length - 1}`, { exact: true })).toBeVisible();
  const words = await reply.evaluate((element) => element.textContent ?? "");
  for (let at = 0; at < lines.length; at += 97) expect(words).toContain(`item${at}`);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(6000);
  const longestMs = await page.evaluate("window.longest.ms");
  test.info().annotations.push({ type: "longest task", description: `${longestMs} ms` });
  expect(longestMs).toBeLessThan(1000);
});

test("a long reply is read from its first line, and is followed to its end by who asks for it", {
  tag: "@full",
}, async ({ page, model, modelProduct }) => {
  model.answer(Array.from({ length: 12 }, () => walk.join("\n\n")).join("\n\n"));
  model.behave("slow");
  await arrive(page, newVisitor(), modelProduct.url);
  await page.getByLabel("Your message").fill("My manager shouted at me today.");
  await page.keyboard.press("Enter");
  const thread = page.getByRole("region", { name: "Conversation" });
  const rest = () =>
    thread.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
  const follow = page.getByRole("button", { name: "Jump to latest" });
  await expect(follow).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("article", { name: "You" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(walk[0] ?? "").first()).toBeInViewport({ ratio: 1 });
  await follow.click();
  await expect(follow).toHaveCount(0);
  const followed = await thread.evaluate((one) => one.scrollTop);
  await expect.poll(() => thread.evaluate((one) => one.scrollTop)).toBeGreaterThan(followed + 60);
  expect(await rest()).toBeLessThan(60);
  await thread.evaluate((one) => one.scrollBy({ top: -150 }));
  await expect(follow).toBeVisible();
  const top = await thread.evaluate((one) => one.scrollTop);
  const height = await thread.evaluate((one) => one.scrollHeight);
  await expect.poll(() => thread.evaluate((one) => one.scrollHeight)).toBeGreaterThan(height + 60);
  expect(await thread.evaluate((one) => one.scrollTop)).toBe(top);
  await follow.click();
  await expect.poll(rest).toBeLessThan(60);
});
