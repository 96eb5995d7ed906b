declare global {
  interface Window {
    ManagedMediaSource?: typeof MediaSource;
  }
}

/** What our recordings are, as a browser is asked for it. */
export const growingType = "audio/mpeg";

/**
 * How this browser hears a sound that still grows: streamed like a radio; appended to a source part by part; or not before it
 * is whole, where it asks for ranges first and has no such source.
 */
export type GrowingWay = "streamed" | "appended" | "whole";

/** Chooses the way by what the browser has; its name is asked only where it does not tell by itself that it wants ranges. */
export function growingWay(userAgent: string = navigator.userAgent): GrowingWay {
  if (window.ManagedMediaSource?.isTypeSupported(growingType)) return "appended";
  if (!isSafari(userAgent)) return "streamed";
  return mediaSourceKind() ? "appended" : "whole";
}

/** What sounds can be appended to: the kind that phones have, else the usual one. */
export function mediaSourceKind(): typeof MediaSource | undefined {
  const kinds = [window.ManagedMediaSource, "MediaSource" in window ? window.MediaSource : undefined];
  return kinds.find((kind) => kind?.isTypeSupported(growingType));
}

/** Every browser of an iPhone or iPad is one underneath. */
function isSafari(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) || (/Safari\//.test(userAgent) && !/Chrom|Android/.test(userAgent))
  );
}
