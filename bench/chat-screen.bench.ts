import { freePort, startProduct } from "../tests/e2e/support/product.ts";
import { openChat, rest, type Streamed, stream, timeToLastMessage } from "./chat-visits.ts";
import { chatTitle, keepLongChats } from "./long-chats.ts";
import { quantile } from "./measure.ts";
import { startReplyRelay } from "./reply-relay.ts";
import { growingReply } from "./reply-text.ts";
import type { Report } from "./report.ts";
import { signUp } from "./visitor.ts";
import { openSlowBrowser } from "./watched-page.ts";

const replies = {
  "650 words": { text: growingReply(650), chunkChars: 24, everyMs: 33, share: 0.9, rounds: 3 },
  "6,000 words": { text: growingReply(6000), chunkChars: 24, everyMs: 16, share: 0.8, rounds: 2 },
};

/** The chat in a real browser whose processor is slowed four times, fed through the web app's own connection. */
export default async function chatScreen({ figure, note }: Report): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = await startProduct({ env: { PUBLIC_URL: url } });
  const relay = await startReplyRelay(port, product.url);
  const browser = await openSlowBrowser();
  try {
    const visitor = await signUp(url);
    await product.kill();
    await keepLongChats(product.dataDir, visitor.id, [1000, 200, 2]);
    await product.restart({ PUBLIC_URL: url });
    const [name = "", value = ""] = visitor.cookie().split("=", 2);
    await browser.context.addCookies([{ name, value, url }]);

    const keyMs: number[] = [];
    for (const size of [2, 1000]) {
      for (const [words, { share, rounds, ...reply }] of Object.entries(replies)) {
        const control: number[] = [];
        const streams: Streamed[] = [];
        for (let round = 0; round < rounds; round++) {
          control.push((await rest(browser, url, 4000)).framesPerSecond);
          await openChat(browser, url, size);
          streams.push(await stream(browser, relay, reply));
        }
        const of = (pick: (one: Streamed) => number) => streams.map(pick);
        const blank = quantile(control, 0.5);
        figure({
          name: `${words}, ${chatTitle(size)}: frames of a blank page's`,
          unit: "x",
          samples: of((one) => one.framesPerSecond / blank),
          target: { atLeast: share },
        });
        figure({
          name: `${words}, ${chatTitle(size)}: longest task`,
          unit: "ms",
          samples: of((one) => one.longestTaskMs),
          target: { atMost: 50 },
        });
        figure({
          name: `${words}, ${chatTitle(size)}: first piece to its paint`,
          unit: "ms",
          samples: of((one) => one.firstPaintMs),
          target: { atMost: 60 },
        });
        figure({
          name: `${words}, ${chatTitle(size)}: last word to its paint`,
          unit: "ms",
          samples: of((one) => one.lastPaintMs),
          target: { atMost: 200 },
        });
        keyMs.push(...streams.flatMap((one) => one.keyMs));
      }
    }
    figure({
      name: "keys typed meanwhile",
      unit: "ms",
      samples: keyMs,
      target: { atMost: 32, quantile: 0.75 },
    });
    figure({
      name: "keys typed meanwhile",
      unit: "ms",
      samples: keyMs,
      target: { atMost: 56, quantile: 0.99 },
    });
    const opened: Awaited<ReturnType<typeof timeToLastMessage>>[] = [];
    for (let round = 0; round < 5; round++) {
      opened.push(await timeToLastMessage(browser, url, 200));
    }
    const limit = { atMost: 1200 };
    figure({
      name: "chat of 200, from the click",
      unit: "ms",
      samples: opened.map((one) => one.clickMs),
      target: limit,
    });
    figure({
      name: "chat of 200, from a reload",
      unit: "ms",
      samples: opened.map((one) => one.reloadMs),
      target: limit,
    });
    const elements = opened.map((one) => one.elements);
    figure({
      name: "chat of 200, elements on the page",
      unit: "elements",
      samples: elements,
      target: { atMost: 1500 },
    });
    note(
      "A relay before the product sends the reply's pieces of 24 characters on time, every 33 ms (650 words) and every 16 ms (6,000 words); " +
        "all else is the product itself. The browser tells of no key that was shown within 16 ms; each counts as 16.",
    );
  } finally {
    await browser.close();
    await relay.close();
    await product.stop();
  }
}
