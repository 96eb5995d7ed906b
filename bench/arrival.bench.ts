import { freePort, startProduct } from "../tests/e2e/support/product.ts";
import { openVisits, type Visit } from "./first-visit.ts";
import type { Report } from "./report.ts";
import { signUp } from "./visitor.ts";

const rounds = 5;
const places = [
  { place: "sign-in", path: "/", readySelector: "input[type=password]", isSignedIn: false, kilobytes: 110 },
  { place: "chat", path: "/", readySelector: "textarea", isSignedIn: true, kilobytes: 180 },
  { place: "playlist", path: "/playlist", readySelector: "main h1", isSignedIn: true, kilobytes: 180 },
];

/** First visits with a phone on slow 4G to the built product: what is seen when, and what came over the wire for it. */
export default async function arrival({ figure, note }: Report): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = await startProduct({ port, env: { PUBLIC_URL: url } });
  const visits = await openVisits();
  try {
    const cookie = (await signUp(url)).cookie();
    for (const { place, path, readySelector, isSignedIn, kilobytes } of places) {
      const seen: Visit[] = [];
      for (let round = 0; round < rounds; round++) {
        seen.push(await visits.visit({ url: url + path, readySelector, ...(isSignedIn && { cookie }) }));
      }
      const told = (name: string, unit: string, atMost: number, pick: (visit: Visit) => number) =>
        figure({ name: `${place}: ${name}`, unit, samples: seen.map(pick), target: { atMost } });
      told("JavaScript on the wire", "kB", kilobytes, (one) => one.scriptBytes / 1000);
      told("first paint", "ms", 1500, (one) => one.firstPaintMs);
      told("largest paint", "ms", 2500, (one) => one.largestPaintMs);
      told("ready to use", "ms", 3000, (one) => one.readyMs);
      told("blocked in all", "ms", 100, (one) => one.blockedMs);
      told("layout shift", "score", 0.02, (one) => one.layoutShift);
    }
    note(
      "A phone's window, a processor slowed four times, 562 ms to each answer and 1.47 Mbit/s; nothing cached. Ready is the frame after the field (or the playlist's heading) stands there.",
    );
  } finally {
    await visits.close();
    await product.stop();
  }
}
