import { loadFonts } from "#web/features/video/captions/load-fonts.ts";
import type { Failure, Tells, Told } from "#web/features/video/scenes/order.ts";
import { createFrames, mixWhole, renderVideo, tryRendering } from "./render-video.ts";
import { toScreen } from "./to-screen.ts";

const tell = (message: Tells) => self.postMessage(message);
/** The frames that are asked for one by one, once they are opened. */
let frames: ReturnType<typeof createFrames> | undefined;

async function follow(told: Told): Promise<Tells> {
  await loadFonts();
  if (told.kind === "try") return { kind: "tried", msPerFrame: await tryRendering(told.look) };
  if (told.kind === "paint") {
    if (!frames) throw new Error("no frames were opened");
    return { kind: "painted", picture: toScreen(frames.frame(told.index)) };
  }
  if (told.kind === "open") {
    frames = createFrames(told.order);
    return { kind: "opened", count: frames.count, sound: await mixWhole(told.order) };
  }
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
