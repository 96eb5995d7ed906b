import { once } from "node:events";
import { createServer } from "node:http";
import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { startProduct } from "./support/product.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

const said = "My chest is tight and I am ashamed.";

/** A server of speech recognition: what it was sent, and whether it still works. */
async function startTranscriber() {
  const heard: Buffer[] = [];
  let isWell = true;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      heard.push(Buffer.concat(chunks));
      response
        .writeHead(isWell ? 200 : 500, { "content-type": "application/json" })
        .end(JSON.stringify(isWell ? { text: ` ${said}\n` } : { error: { message: "model crashed" } }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the transcriber has no port");
  return {
    heard,
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    fail: () => {
      isWell = false;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A microphone before which somebody hums: all behind it, recorder and decoder included, is the browser's own. */
const giveMicrophone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const hum = context.createOscillator();
      const to = context.createMediaStreamDestination();
      hum.connect(to);
      hum.start();
      const from = context.currentTime;
      Object.assign(window, { hummedSeconds: () => context.currentTime - from });
      return to.stream;
    };
  });

/** Waits until there is something to be heard. */
async function humForASecond(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hummed: unknown = Reflect.get(window, "hummedSeconds");
    return typeof hummed === "function" && hummed() > 1;
  });
}

/** The recognition that a browser brings, which hears one sentence and ends. */
const giveRecognition = (page: Page, words: string): Promise<unknown> =>
  page.addInitScript((heard) => {
    class Recognition {
      onresult: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {}
      stop() {
        this.onresult?.({ results: [[{ transcript: heard }]] });
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  }, words);

test("what is spoken goes to the operator's server, comes back into the field, and is sent by the person", {
  tag: "@full",
}, async ({ page, context }) => {
  const far = await startTranscriber();
  const product = await startProduct({
    env: { TRANSCRIPTION_BASE_URL: far.baseUrl, TRANSCRIPTION_MODEL: "whisper-small" },
  });
  try {
    await giveMicrophone(page);
    await page.goto(product.url);
    await arrive(page, newVisitor(), product.url);
    const field = page.getByLabel("Your message");
    const microphone = page.getByRole("button", { name: "Speak instead of typing" });
    const listening = page.getByRole("button", { name: "Stop listening" });
    await microphone.click();
    await expect(page.getByRole("dialog").getByText("This server turns speech into text")).toBeVisible();
    await page.getByRole("button", { name: "Speak", exact: true }).click();
    await expect(page.getByText("Listening. The sound goes to this server only.")).toBeVisible();
    await humForASecond(page);
    await listening.click();
    await expect(field).toHaveValue(said);
    const [sent] = far.heard;
    expect(sent?.includes("RIFF")).toBe(true);
    expect(sent?.includes("whisper-small")).toBe(true);
    await page.keyboard.press("Tab");
    await say(page, `${said} It began at work.`);

    far.fail();
    await field.fill("What I had typed");
    await microphone.click();
    await expect(listening).toBeVisible();
    await humForASecond(page);
    await listening.click();
    await expect(page.getByText("Your words couldn't be turned into text")).toBeVisible();
    await expect(field).toHaveValue("What I had typed");

    await context.setOffline(true);
    await microphone.click();
    await expect(listening).toBeVisible();
    await humForASecond(page);
    await listening.click();
    await expect(page.getByText("The server can't be reached.", { exact: false })).toBeVisible();
    await expect(field).toHaveValue("What I had typed");
    expect(far.heard).toHaveLength(2);
  } finally {
    await product.stop();
    await far.close();
  }
});

test("without such a server the browser listens, after saying where the sound may go", {
  tag: "@full",
}, async ({ page, product }) => {
  await giveRecognition(page, said);
  await arrive(page, newVisitor(), product.url);
  await page.getByRole("button", { name: "Speak instead of typing" }).click();
  await expect(page.getByRole("dialog").getByText("send the sound to their maker")).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("button", { name: "Stop listening" })).toHaveCount(0);
  await page.getByRole("button", { name: "Speak instead of typing" }).click();
  await page.getByRole("button", { name: "Speak", exact: true }).click();
  await expect(page.getByText("Listening. Your browser turns this into text")).toBeVisible();
  await page.getByRole("button", { name: "Stop listening" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue(said);
});
