import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { WebKitPrograms } from "#scripts/find-programs.ts";
import { freePort } from "../e2e/support/product.ts";
import { type Engine, finding, type Wanted } from "./engine.ts";

const answerOf = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
/** The name under which WebDriver speaks of an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const element = z.object({ [elementKey]: z.string() });

const keys = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };
const shift = "\uE008";

/** WebKitGTK, the engine of Safari as it is on Linux, over WebDriver. */
export async function openWebKitEngine(programs: WebKitPrograms): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [display] = await once(createInterface(screen.stdout), "line");
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      LANG: "en_US.UTF-8",
    },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}/session`;
  const send = async (path: string, body?: object, method = "POST") => {
    const answer = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(120_000),
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = answerOf.parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = failure.parse(value);
    throw new Error(`${error}: ${message}`);
  };
  await untilAnswering(port, driver);
  const options = { binary: programs.browser, args: ["--automation"] };
  const { sessionId, capabilities } = session.parse(
    await send("", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } }),
  );
  const call = (path: string, body: object = {}) => send(`/${sessionId}/${path}`, body);
  const ask = (expression: string) => call("execute/sync", { script: `return ${expression};`, args: [] });
  const found = async (wanted: Wanted) => {
    const known = element.safeParse(await ask(finding(wanted)));
    if (!known.success) throw new Error(`there is no ${wanted.kind} ${wanted.name}`);
    return known.data[elementKey];
  };
  const strike = (values: { type: "keyDown" | "keyUp"; value: string }[]) =>
    call("actions", { actions: [{ type: "key", id: "keys", actions: values }] });
  return {
    label: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => void (await call("url", { url })),
    ask,
    press: async (wanted) => void (await call(`element/${await found(wanted)}/click`)),
    type: async (text) => {
      const focused = element.parse(await ask("document.activeElement"))[elementKey];
      await call(`element/${focused}/value`, { text });
    },
    key: async (name, withShift) => {
      const value = keys[name];
      const pressed = [
        { type: "keyDown" as const, value },
        { type: "keyUp" as const, value },
      ];
      const held = [
        { type: "keyDown" as const, value: shift },
        ...pressed,
        { type: "keyUp" as const, value: shift },
      ];
      await strike(withShift ? held : pressed);
    },
    give: async (selector, path) => {
      const field = element.parse(await ask(`document.querySelector(${JSON.stringify(selector)})`))[
        elementKey
      ];
      await call(`element/${field}/value`, { text: path });
    },
    setWindow: async (width, height) => void (await call("window/rect", { width, height })),
    close: async () => {
      await send(`/${sessionId}`, undefined, "DELETE").catch(() => {
        // A browser that has ended by itself has no session to end.
      });
      await end(driver);
      await end(screen);
    },
  };
}

async function untilAnswering(port: number, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver ended while it started");
    try {
      await (await fetch(`http://127.0.0.1:${port}/status`)).arrayBuffer();
      return;
    } catch {
      // Nobody listens yet: that is what is waited for.
      await delay(50);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
