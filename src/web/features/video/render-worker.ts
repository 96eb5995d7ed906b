import { loadFonts } from "./load-fonts.ts";
import type { Failure, Tells, Told } from "./order.ts";
import { renderVideo, tryRendering } from "./render-video.ts";

const tell = (message: Tells) => self.postMessage(message);

async function follow(told: Told): Promise<Tells> {
  await loadFonts();
  if (told.kind === "try") return { kind: "tried", msPerFrame: await tryRendering(told.look) };
  const rendered = await renderVideo(told.order, (share) => tell({ kind: "progress", share }));
  return { kind: "rendered", ...rendered };
}

/** A browser that has no room throws a range error, or says so by name. */
function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? `${error.name} ${error.message}` : "";
  return error instanceof RangeError || /quota|memory|allocat/i.test(name) ? "memory" : "encoder";
}

self.addEventListener("message", (event: MessageEvent<Told>) => {
  follow(event.data)
    .then(tell)
    .catch((error: unknown) => tell({ kind: "failed", failure: failureOf(error), reason: String(error) }));
});
