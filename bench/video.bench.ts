import { limits } from "#shared/limits/limits.ts";
import type { Mood } from "#shared/listening/moods.ts";
import { chooseScene } from "#web/features/video/scenes/choose-scene.ts";
import { lookIntoVideo } from "../tests/e2e/support/look-into-video.ts";
import { startProduct } from "../tests/e2e/support/product.ts";
import { captionDelays } from "./caption-delay.ts";
import { type Rendered, renderVideo } from "./rendered-video.ts";
import type { Report } from "./report.ts";
import { makeMeditation, talk } from "./talk.ts";
import { signUp } from "./visitor.ts";
import { openSlowBrowser } from "./watched-page.ts";

/** One mood for each scene. */
const moods: Mood[] = ["stress", "anxiety", "energy", "healing", "sleep"];
const minuteMs = 60_000 - limits.video.leadMs - limits.video.tailMs;

/** A minute of 720p with voice and music in each scene, rendered by a real browser's page that goes on being used. */
export default async function video({ figure, note }: Report): Promise<void> {
  const product = await startProduct();
  const browser = await openSlowBrowser();
  try {
    const visitor = await signUp(product.url);
    const sessionId = await talk(visitor);
    await makeMeditation(visitor, sessionId);
    const { id } = await visitor.calls.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" });
    for await (const _state of await visitor.calls.narration.watch({ narrationId: id }));
    const { id: musicId } = await visitor.calls.music.start({ sessionId });
    for await (const _state of await visitor.calls.music.watch({ musicId }));
    for (const pair of visitor.cookie().split("; ")) {
      const [name = "", value = ""] = pair.split("=", 2);
      await browser.context.addCookies([{ name, value, url: product.url }]);
    }
    await browser.page.goto(product.url);
    await browser.page
      .getByRole("complementary")
      .getByRole("listitem")
      .last()
      .getByRole("button")
      .first()
      .click();

    const runs: Rendered[] = [];
    const apart: number[] = [];
    for (const mood of moods) {
      const run = await renderVideo(browser, { mood, durationMs: minuteMs, hasMusic: true });
      runs.push(run);
      await lookIntoVideo(run.video, async ({ tracks, saveFrame }) => {
        const [first = 0, second = 0] = tracks.map(({ seconds }) => seconds * 1000);
        apart.push(Math.abs(first - second));
        // PICTURES=1 renews the frames in docs.
        const at = (limits.video.leadMs + (run.plan.lines[1]?.startMs ?? 0)) / 1000 + 1;
        if (process.env.PICTURES) await saveFrame(at, `docs/pictures/video-${chooseScene(mood)}.jpg`);
      });
    }
    const of = (pick: (run: Rendered) => number) => runs.map(pick);
    const worst = { quantile: 1 };
    figure({
      name: "a minute of 720p, each scene",
      unit: "s",
      samples: of((run) => run.seconds),
      target: { atMost: 40, ...worst },
    });
    figure({
      name: "processor time of the page's process for it",
      unit: "s",
      samples: of((run) => run.processorSeconds),
    });
    figure({
      name: "longest task of the page meanwhile",
      unit: "ms",
      samples: of((run) => run.longestTaskMs),
      target: { atMost: 50, ...worst },
    });
    figure({
      name: "longest frame of the page meanwhile",
      unit: "ms",
      samples: of((run) => run.longestFrameMs),
      control: { name: "4 s of rest before", samples: of((run) => run.idleFrameMs) },
      target: { atMost: 50, ...worst },
    });
    figure({
      name: "memory of the page's process at its peak",
      unit: "MB",
      samples: of((run) => run.peakMb),
      target: { atMost: 600, ...worst },
    });
    figure({
      name: "picture and sound end apart",
      unit: "ms",
      samples: apart,
      target: { atMost: 50, ...worst },
    });
    figure({ name: "size of the file", unit: "MB", samples: of((run) => run.video.length / 1e6) });
    const spoken = await renderVideo(browser, { mood: "sleep", durationMs: minuteMs, hasMusic: false });
    figure({
      name: "words begin apart from the voice",
      unit: "ms",
      samples: await captionDelays(spoken.video),
      target: { atMost: 150, ...worst },
    });
    note(
      "Rendered in software by the page's worker. Lengths and the words' moments are measured in the finished file by FFmpeg.",
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}
