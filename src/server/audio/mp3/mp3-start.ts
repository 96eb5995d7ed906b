/** Where the first frame of an MP3 begins: after an ID3v2 tag, whose size has seven bits to the byte. */
export function firstFrame(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== "ID3") return 0;
  const size = bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return 10 + size;
}
