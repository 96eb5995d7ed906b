import { z } from "zod";
import { makeFirstAccount } from "../tests/e2e/support/first-account.ts";
import { startProduct } from "../tests/e2e/support/product.ts";
import { type Engine, finding, type Wanted } from "../tests/engines/engine.ts";
import { engines } from "../tests/engines/engines.ts";
import { a, arrive, press, say, until } from "../tests/engines/walk.ts";
import { type HeardPage, watchVoice } from "./heard-page.ts";
import type { Report } from "./report.ts";

const rounds = 3;
/** What is made takes the time it takes on a busy machine. */
const madeMs = 300_000;
const soundWithinMs: Record<string, number> = { Chromium: 1000, Firefox: 3000, WebKitGTK: 3000 };
const seekWithinS = 0.5;
/** Forth, back and far, in seconds; then near the end, which is heard out. */
const asked = [60, 20, 100, 75];
const beforeEndS = 5;

const heardPage = z.object({
  firstMs: z.number().nullable(),
  landedS: z.number().nullable(),
  restMs: z.number().nullable(),
});

/** One figure of the page, as soon as it is there. */
async function heard(engine: Engine, name: keyof HeardPage, timeoutMs?: number): Promise<number> {
  await until(engine, `heardPage().${name} !== null`, name, timeoutMs);
  return heardPage.parse(await engine.ask("heardPage()"))[name] ?? Number.NaN;
}

interface Heard {
  firstMs: number;
  /** How far from the asked second each move landed. */
  apartS: number[];
  /** How much longer or shorter than it should the rest of the recording was heard. */
  restApartS: number;
}

/** Moves about by a slider, and then near the end, from where the rest is heard out. */
async function moveAbout(engine: Engine, slider: Wanted): Promise<Omit<Heard, "firstMs">> {
  const position = finding(slider);
  await until(engine, `${position}?.disabled === false`, "a recording to move about in", madeMs);
  const wholeS = z.number().parse(await engine.ask(`Number(${position}.max)`)) / 1000;
  const apartS: number[] = [];
  const move = async (seconds: number) => {
    await engine.ask(`void moveVoice(${position}, ${seconds})`);
    apartS.push(Math.abs((await heard(engine, "landedS")) - seconds));
  };
  for (const seconds of asked) await move(seconds);
  const last = Math.floor(wholeS - beforeEndS);
  await move(last);
  const restS = (await heard(engine, "restMs")) / 1000;
  return { apartS, restApartS: Math.abs(restS - (wholeS - last)) };
}

async function listen(open: () => Promise<Engine>, url: string): Promise<{ grown: Heard; kept: Heard }> {
  const engine = await open();
  const watch = `(${watchVoice.toString()})()`;
  try {
    await arrive(engine, url);
    await engine.ask(watch);
    await say(engine, "I would like to do a three minute body scan please.");
    await press(engine, a("button", "Narrate"));
    const grownFirst = await heard(engine, "firstMs", madeMs);
    const grown = await moveAbout(engine, a("slider", "Position"));
    await engine.open(`${url}/playlist`);
    await engine.ask(watch);
    await press(engine, a("button", "Play"));
    const keptFirst = await heard(engine, "firstMs");
    await press(engine, a("button", "Open player"));
    const kept = await moveAbout(engine, a("slider", "Position in the recording"));
    return { grown: { firstMs: grownFirst, ...grown }, kept: { firstMs: keptFirst, ...kept } };
  } finally {
    await engine.close();
  }
}

/** How soon each engine is heard after a press, and whether a move lands where it was asked. */
export default async function firstSound({ figure, note }: Report): Promise<void> {
  const product = await startProduct();
  try {
    await makeFirstAccount(product.url);
    for (const { name, open } of engines) {
      if (!open) {
        note(`${name} is not installed here.`);
        continue;
      }
      const all: Awaited<ReturnType<typeof listen>>[] = [];
      for (let round = 0; round < rounds; round++) all.push(await listen(open, product.url));
      const tell = (what: string, which: (one: (typeof all)[number]) => Heard) => {
        const of = all.map(which);
        const soon = { atMost: soundWithinMs[name] ?? 0 };
        figure({
          name: `${name}: ${what}`,
          unit: "ms",
          samples: of.map(({ firstMs }) => firstMs),
          target: soon,
        });
        const near = { atMost: seekWithinS, quantile: 1 };
        const apart = { unit: "s", target: near };
        figure({
          name: `${name}: a move in it, apart from the asked second`,
          ...apart,
          samples: of.flatMap(({ apartS }) => apartS),
        });
        figure({
          name: `${name}: the rest after a move, apart from its length`,
          ...apart,
          samples: of.map(({ restApartS }) => restApartS),
        });
      };
      tell("Narrate to the first sound, while it is made", ({ grown }) => grown);
      tell("Play to the first sound of what is kept", ({ kept }) => kept);
    }
    note(
      "A three-minute body scan in the built-in voice, each time in a browser opened anew. Heard is when the place in the sound moves on by itself; the page looks every 4 ms. Sounds are played muted, so that no engine needs a sound device: how long a device takes to open is not in the figures.",
    );
  } finally {
    await product.stop();
  }
}
