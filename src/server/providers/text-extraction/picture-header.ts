import { crc32 } from "node:zlib";

/** How large a picture is, as its header says. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size a picture's header gives; nothing when the header is broken. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (bytes[0] === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (bytes[0] === 0xff) return jpegFrame(view);
    if (bytes[0] === 0x47) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (bytes[0] === 0x42)
      return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
    if (bytes[0] === 0x52) return webpSize(view);
    return tiffSize(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The markers of a JPEG with where their content begins, up to its first scan. */
function* segments(view: DataView): Generator<{ marker: number; at: number; length: number }> {
  for (let at = 2; at < view.byteLength - 4; ) {
    if (view.getUint8(at) !== 0xff) return;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xda) return;
    else {
      const length = view.getUint16(at + 2);
      yield { marker, at: at + 4, length: length - 2 };
      at += 2 + length;
    }
  }
}

function jpegFrame(view: DataView): PictureSize | undefined {
  for (const { marker, at } of segments(view))
    if (isFrame(marker)) return { height: view.getUint16(at + 1), width: view.getUint16(at + 3) };
  return undefined;
}

function webpSize(view: DataView): PictureSize | undefined {
  const form = view.getUint32(12);
  const small = (at: number) => view.getUint16(at, true) & 0x3fff;
  if (form === 0x56503820) return { width: small(26), height: small(28) };
  if (form === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const long = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  return form === 0x56503858 ? { width: long(24), height: long(27) } : undefined;
}

function tiffSize(view: DataView): PictureSize | undefined {
  const isLittle = view.getUint8(0) === 0x49;
  const tags = tiffTags(view, 0, isLittle);
  const [width, height] = [tags.get(256), tags.get(257)];
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Small numbers of the first directory, by tag. */
function tiffTags(view: DataView, from: number, isLittle: boolean): Map<number, number> {
  const tags = new Map<number, number>();
  const first = from + view.getUint32(from + 4, isLittle);
  const count = view.getUint16(first, isLittle);
  for (let at = first + 2; at < first + 2 + count * 12; at += 12) {
    const isLong = view.getUint16(at + 2, isLittle) === 4;
    tags.set(
      view.getUint16(at, isLittle),
      isLong ? view.getUint32(at + 8, isLittle) : view.getUint16(at + 8, isLittle),
    );
  }
  return tags;
}

/** How a photo is to be turned: the orientation of its EXIF block, 1 to 8; 1 without one. */
export function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xff) return 1;
  try {
    for (const { marker, at } of segments(view)) {
      if (marker !== 0xe1 || view.getUint32(at) !== 0x45786966) continue;
      const orientation = tiffTags(view, at + 6, view.getUint8(at + 6) === 0x49).get(274) ?? 1;
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/**
 * The same JPEG or PNG with its orientation once more at its front, in the one form that the recogniser looks for;
 * nothing for other forms.
 */
export function withPlainOrientation(bytes: Uint8Array, orientation: number): Uint8Array | undefined {
  const directory = [...Buffer.from("MM\0*"), 0, 0, 0, 8, 0, 1];
  const entry = [1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  if (bytes[0] === 0xff) {
    const segment = [0xff, 0xe1, 0, 34, ...Buffer.from("Exif\0\0"), ...directory, ...entry];
    return Buffer.concat([bytes.subarray(0, 2), Uint8Array.from(segment), bytes.subarray(2)]);
  }
  if (bytes[0] !== 0x89) return undefined;
  const content = Buffer.concat([Buffer.from("eXIf"), Uint8Array.from([...directory, ...entry])]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([bytes.subarray(0, pngHeaderBytes), chunk, bytes.subarray(pngHeaderBytes)]);
}

/** A PNG's mark and its first chunk, after which others may stand. */
const pngHeaderBytes = 33;
