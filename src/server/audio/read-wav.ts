/** What a RIFF file says of its sound. */
export interface WavShape {
  /** Samples a second. */
  sampleRate: number;
  channels: number;
  kind: "integer" | "float";
  bits: number;
  /** Where the first sample begins, in bytes. */
  from: number;
  /** Samples of each channel that are there. */
  length: number;
  /** Whether the file says that there should be more. */
  isCut: boolean;
}

/** The sound of a file, one array a channel, samples between -1 and 1. */
export interface WavSound {
  channels: Float32Array<ArrayBuffer>[];
  sampleRate: number;
}

const integerCode = 1;
const floatCode = 3;
/** The real code then stands at the beginning of the sub-format, 24 bytes into the chunk (Microsoft, WAVEFORMATEXTENSIBLE). */
const extensibleCode = 0xfffe;
const codeWithin = 24;
/** A writer that does not know the length yet leaves 0 or nearly as much as fits: the sound then goes to the file's end. */
const unknownLength = 0x7fff_0000;

const widths = { integer: [8, 16, 24, 32], float: [32, 64] };
/** The rates that sound is made at; any other would cost a table of its own to be resampled. */
const usualRates = new Set([
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 88_200, 96_000, 176_400, 192_000,
]);
const mostChannels = 8;

/** Whether sound is made at such a rate. */
export const isUsualRate = (sampleRate: number): boolean => usualRates.has(sampleRate);

type Format = Pick<WavShape, "sampleRate" | "channels" | "kind" | "bits">;

function formatOf(view: DataView, at: number, size: number): Format {
  if (size < 16 || at + size > view.byteLength) throw new Error("not a WAV file");
  const named = view.getUint16(at, true);
  const code =
    named === extensibleCode && size >= codeWithin + 2 ? view.getUint16(at + codeWithin, true) : named;
  const kind = code === floatCode ? "float" : "integer";
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const isKnown = (code === integerCode || code === floatCode) && widths[kind].includes(bits);
  if (!isKnown || channels < 1 || channels > mostChannels) throw new Error("a WAV file of another form");
  if (!isUsualRate(sampleRate)) throw new Error("a WAV file of another form");
  return { sampleRate, channels, kind, bits };
}

/** Reads what a RIFF file is; throws when it is anything else than PCM sound of a usual form. */
export function readWavShape(file: Uint8Array): WavShape {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.length < 44 || name(0) !== "RIFF" || name(8) !== "WAVE") throw new Error("not a WAV file");
  let format: Format | undefined;
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === "fmt ") format = formatOf(view, at + 8, size);
    if (name(at) === "data" && format) {
      const there = file.length - at - 8;
      const isOpen = size === 0 || size >= unknownLength;
      const bytes = isOpen ? there : Math.min(size, there);
      const length = Math.floor(bytes / ((format.bits / 8) * format.channels));
      return { ...format, from: at + 8, length, isCut: !isOpen && size > there };
    }
    at += 8 + size + (size % 2);
  }
  throw new Error("a WAV file without sound");
}

/** How one sample of so many bits is read; integers of 8 bits have no sign. */
function sampleReader(view: DataView, { kind, bits }: WavShape): (at: number) => number {
  if (kind === "float")
    return bits === 64 ? (at) => view.getFloat64(at, true) : (at) => view.getFloat32(at, true);
  switch (bits) {
    case 8:
      return (at) => (view.getUint8(at) - 128) / 128;
    case 16:
      return (at) => view.getInt16(at, true) / 2 ** 15;
    case 24:
      return (at) => (view.getInt8(at + 2) * 2 ** 16 + view.getUint16(at, true)) / 2 ** 23;
    default:
      return (at) => view.getInt32(at, true) / 2 ** 31;
  }
}

const bounded = (value: number): number => (value >= -1 && value <= 1 ? value : Math.sign(value) || 0);

/** Reads the sound of a RIFF file; one that is cut short gives the samples that are there. Throws like `readWavShape`. */
export function readWav(file: Uint8Array): WavSound {
  const shape = readWavShape(file);
  const read = sampleReader(new DataView(file.buffer, file.byteOffset, file.byteLength), shape);
  const step = shape.bits / 8;
  const channels = Array.from({ length: shape.channels }, (_, channel) => {
    const samples = new Float32Array(shape.length);
    for (let n = 0; n < samples.length; n += 1)
      samples[n] = bounded(read(shape.from + (n * shape.channels + channel) * step));
    return samples;
  });
  return { channels, sampleRate: shape.sampleRate };
}
