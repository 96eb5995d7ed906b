import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { z } from "zod";
import { madeBeats } from "#server/testing/files/made-files.ts";
import { makeFirstAccount } from "../e2e/support/first-account.ts";
import { meterSounds } from "../e2e/support/listen.ts";
import { startProduct } from "../e2e/support/product.ts";
import { type Engine, finding } from "./engine.ts";
import { engines } from "./engines.ts";
import { expectOf } from "./expect-of.ts";
import { a, arrive, countOf, press, say, see } from "./walk.ts";

const product = await startProduct();
await makeFirstAccount(product.url);
afterAll(() => product.stop());

let opened: Engine | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

/** What is made takes the time it takes on a busy machine. */
const made = 300_000;

/** The length of a recording as it is shown beside where one is: minutes and seconds after a stroke. */
const shownLength = `(() => {
  const [, minutes, seconds] = /\\/ (\\d+):(\\d\\d)/.exec(document.querySelector('section[aria-label="Narration"]')?.innerText ?? "") ?? [];
  return Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
})()`;

/** How loud a sound is on the whole, as the engine itself decodes it. */
async function loudnessOf(engine: Engine, address: string): Promise<number> {
  const loudness = await engine.ask(`fetch(${JSON.stringify(address)}).then(async (answer) => {
    const sound = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(await answer.arrayBuffer());
    const samples = sound.getChannelData(0);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  })`);
  return z.number().parse(loudness);
}

/** Moves a slider as a person does. */
const slide = (engine: Engine, name: string, to: number) =>
  engine.ask(`void ((slider) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(slider, "${to}");
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  })(${finding(a("slider", name))})`);

/** In Chromium the journeys hear all of it. */
const others = engines.filter(({ name }) => name !== "Chromium");

for (const { name, open } of others) {
  const inEngine = test.skipIf(!open);
  const begin = async () => {
    if (!open) throw new Error(`${name} is not installed`);
    opened = await open();
    return opened;
  };

  inEngine(
    `${name}: a narration is heard while it is made, and moved about in when it is whole`,
    { timeout: 2 * made },
    async () => {
      const engine = await begin();
      await arrive(engine, product.url);
      await engine.ask(`(${meterSounds.toString()})()`);
      await say(engine, "I would like to do a three minute body scan please.");
      await press(engine, a("button", "Narrate"));
      await see(engine, a("button", "Pause narration"));
      await expectOf(engine, "voicePlace()", made).toBeGreaterThan(2);
      await expectOf(engine, `${finding(a("slider", "Position"))}?.disabled === false`, made).toBe(true);
      await expectOf(engine, shownLength).toBeGreaterThan(120);
      await slide(engine, "Position", 60_000);
      await expectOf(engine, "voicePlace()").toBeGreaterThan(61);
      expect(z.number().parse(await engine.ask("voicePlace()"))).toBeLessThan(120);
      const kept = await engine.ask(
        `fetch("/api/playlist").then(async (answer) => (await answer.json())[0].audioUrl)`,
      );
      expect(await loudnessOf(engine, z.string().parse(kept))).toBeGreaterThan(0.01);
    },
  );

  inEngine(
    `${name}: something short is heard at once, and has its length and its places when it is whole`,
    { timeout: 2 * made },
    async () => {
      const engine = await begin();
      await arrive(engine, product.url);
      await engine.ask(`(${meterSounds.toString()})()`);
      await press(engine, a("button", "Hear something short"));
      await press(engine, a("button", /^Body scan/));
      await expectOf(engine, "voicePlace()", made).toBeGreaterThan(1);
      const place = finding(a("slider", "Position in the recording"));
      await expectOf(engine, `${place}?.disabled === false`, made).toBe(true);
      const wholeMs = z.number().parse(await engine.ask(`Number(${place}.max)`));
      expect(wholeMs).toBeGreaterThan(120_000);
      await slide(engine, "Position in the recording", 100_000);
      await expectOf(engine, "voicePlace()").toBeGreaterThan(100);
      expect(z.number().parse(await engine.ask("voicePlace()"))).toBeLessThan(wholeMs / 1000);
    },
  );

  inEngine(
    `${name}: a piece of music is made, begins, and is paused and gone on with`,
    { timeout: 2 * made },
    async () => {
      const engine = await begin();
      await arrive(engine, product.url);
      await say(engine, "I am nervous about tomorrow.");
      await engine.ask(`void ((fetched) => {
      window.fetch = (asked, init) => {
        const { href } = new URL(asked instanceof Request ? asked.url : asked, location.href);
        if (/music/.test(href) && !/rpc/.test(href)) window.pieceAddress = href;
        return fetched(asked, init);
      };
    })(window.fetch)`);
      await press(engine, a("button", "Music"));
      await expectOf(engine, `${finding(a("button", "Pause music"))} !== null`, made).toBe(true);
      const address = z.string().parse(await engine.ask("window.pieceAddress"));
      expect(await loudnessOf(engine, address)).toBeGreaterThan(0.005);
      await press(engine, a("button", "Pause music"));
      await press(engine, a("button", "Play music"));
      await see(engine, a("button", "Pause music"));
    },
  );

  inEngine(`${name}: the export of a watch is given, and answered with its pictures`, async () => {
    const engine = await begin();
    await arrive(engine, product.url);
    const file = join(await mkdtemp(join(tmpdir(), "stillpoint-beats-")), "morning.txt");
    await writeFile(file, madeBeats(420).join("\n"));
    await press(engine, a("button", "HRV analysis"));
    await engine.give("input[type=file]", file);
    await see(engine, a("button", "Clear file"));
    await press(engine, a("button", "Send"));
    await expectOf(
      engine,
      `document.querySelectorAll('article[aria-label="Coach"] svg[role=img], article[aria-label="Coach"] [role=img]').length`,
    ).toBeGreaterThanOrEqual(4);
    expect(await countOf(engine, "Coach")).toBe(1);
  });

  inEngine(`${name}: a reply becomes a video that is kept and plays`, { timeout: 2 * made }, async () => {
    const engine = await begin();
    await arrive(engine, product.url);
    await say(engine, "I am nervous about tomorrow.");
    await press(engine, a("button", "Generate Video"));
    await press(engine, a("button", "Create"));
    await expectOf(engine, "document.body.innerText.includes('Video Ready!')", 2 * made).toBe(true);
    await engine.open(`${product.url}/playlist`);
    await press(engine, a("button", "Watch video"));
    await expectOf(engine, "document.querySelector('video')?.videoWidth ?? 0").toBe(1280);
  });
}
