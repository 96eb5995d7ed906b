const headBytes = 44;
const bytesEach = 2;

/** Mono sound as a WAV file of 16-bit samples; what goes beyond full scale is bounded. */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headBytes + bytesEach * samples.length);
  const view = new DataView(file.buffer);
  const write = (at: number, name: string) => {
    for (let n = 0; n < name.length; n += 1) view.setUint8(at + n, name.charCodeAt(n));
  };
  write(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesEach, true);
  view.setUint16(32, bytesEach, true);
  view.setUint16(34, 8 * bytesEach, true);
  write(36, "data");
  view.setUint32(40, bytesEach * samples.length, true);
  for (let n = 0; n < samples.length; n += 1) {
    const level = Math.max(-1, Math.min(1, samples[n] ?? 0));
    view.setInt16(headBytes + bytesEach * n, Math.round(level * 0x7fff), true);
  }
  return file;
}
