/** A frame as an encoder takes it: luma in full, the two colour differences at half the size (I420). */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** All three planes, one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** A frame of an even width and height. */
export function createFrame(width: number, height: number): Frame {
  const [whole, quarter] = [width * height, (width / 2) * (height / 2)];
  const bytes = new Uint8Array(whole + 2 * quarter);
  return {
    width,
    height,
    bytes,
    luma: bytes.subarray(0, whole),
    blue: bytes.subarray(whole, whole + quarter),
    red: bytes.subarray(whole + quarter),
  };
}
