/** Kilobits a second of layer III by the header's index, for MPEG-1 and for the half-rate versions. */
const fullRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
const halfRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0];
const sampleRates = [44_100, 48_000, 32_000, 0];

/**
 * Bytes of the MPEG layer III frame that begins at a place, its header included; 0 when none begins there. The frame's
 * end may lie beyond the bytes. Fields after ISO/IEC 11172-3, 2.4.1.3, and 13818-3 for the lower rates.
 */
export function mp3FrameLength(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (bytes.length < at + 4 || first !== 0xff || (second & 0xe6) !== 0xe2) return 0;
  const version = (second >> 3) & 3;
  if (version === 1) return 0;
  const isFull = version === 3;
  const kbps = (isFull ? fullRates : halfRates)[third >> 4] ?? 0;
  const sampleRate = (sampleRates[(third >> 2) & 3] ?? 0) / (isFull ? 1 : version === 2 ? 2 : 4);
  if (kbps === 0 || sampleRate === 0) return 0;
  const padding = (third >> 1) & 1;
  return Math.floor(((isFull ? 144 : 72) * kbps * 1000) / sampleRate) + padding;
}
