import { limits } from "#shared/limits/limits.ts";
import { pictureSize } from "./picture-header.ts";
import type { Pixels } from "./scaled-grey.ts";
import { FileUnread } from "./text-extraction.ts";

/** Throws `FileUnread` where a picture has no size, or has more pixels than are opened. */
export function checkSize(size: { width: number; height: number } | undefined): void {
  if (!size || !(size.width > 0) || !(size.height > 0)) throw new FileUnread("FILE_UNREADABLE", "no size");
  if (size.width * size.height > limits.file.maxPixels) throw new FileUnread("PICTURE_TOO_LARGE");
}

/** Whether a picture is a photo of a phone in HEIC or a relative of it. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(0, 12)));
}

/** Whether a picture is a TIFF. */
export function isTiff(bytes: Uint8Array): boolean {
  return /^(?:II\*\0|MM\0\*)/.test(String.fromCharCode(...bytes.subarray(0, 4)));
}

/**
 * The pixels of a TIFF or HEIC, which the recogniser opens badly or not at all; nothing for other forms. The size that
 * the file claims is checked before a pixel is decoded. Both decoders are fetched only when they are needed; that of
 * HEIC is a part of its own under the LGPL, and an operator may leave it out.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels | undefined> {
  if (isTiff(bytes)) return decodeTiff(bytes);
  return isHeic(bytes) ? decodeHeic(bytes) : undefined;
}

async function decodeTiff(bytes: Uint8Array): Promise<Pixels> {
  checkSize(pictureSize(bytes));
  // A CommonJS module whose functions Node cannot tell by name.
  const { default: tiff } = await import("utif2");
  const buffer = Buffer.from(bytes);
  const [first] = tiff.decode(buffer);
  if (!first) throw new FileUnread("FILE_UNREADABLE", "no picture in it");
  const claimed = (tag: string): number => {
    const value = first[tag];
    return Array.isArray(value) ? Number(value[0]) : Number.NaN;
  };
  checkSize({ width: claimed("t256"), height: claimed("t257") });
  tiff.decodeImage(buffer, first);
  checkSize(first);
  return { data: tiff.toRGBA8(first), width: first.width, height: first.height, channels: 4 };
}

async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const heic = await import("heic-decode").catch((error: unknown) => {
    throw new FileUnread("PICTURE_KIND", String(error));
  });
  const [first] = await heic.default.all({ buffer: bytes });
  checkSize(first);
  if (!first) throw new FileUnread("FILE_UNREADABLE", "no picture in it");
  const { data, width, height } = await first.decode();
  return { data, width, height, channels: 4 };
}
