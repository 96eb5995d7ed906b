/** How this browser can make a video: encode it faster or slower than it plays, record it while it plays, or not at all. */
export type Way = "encode" | "record" | "none";

/** The way of this browser. WebCodecs is there on https and localhost only. */
export function wayOf(window: object = globalThis): Way {
  const has = (name: string) => name in window;
  if (!has("Worker") || !has("OffscreenCanvas")) return "none";
  if (has("VideoEncoder") && has("VideoFrame")) return "encode";
  return has("MediaRecorder") && canCapture(window) ? "record" : "none";
}

function canCapture(window: object): boolean {
  const canvas: unknown = "HTMLCanvasElement" in window ? window.HTMLCanvasElement : undefined;
  return typeof canvas === "function" && "captureStream" in canvas.prototype;
}
