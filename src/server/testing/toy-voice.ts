import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a toy voice says of itself; changed where a test wants another model. */
export interface ToyVoice {
  speakers?: number;
  /** Over what it would say anyway; an empty text leaves an entry out. */
  metadata?: Record<string, string>;
  /** In place of its symbols. */
  tokens?: string;
}

const sampleRate = 22_050;
const [floats, integers] = [1, 7];

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; ) {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest ? low + 128 : low);
    if (!rest) return Buffer.from(bytes);
  }
}
const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const sized = (field: number, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
};
const text = (field: number, value: string) => sized(field, Buffer.from(value, "utf8"));

function node(type: string, inputs: string[], output: string, ...attributes: Buffer[]): Buffer {
  const taken = inputs.map((name) => text(1, name));
  return sized(1, ...taken, text(2, output), text(3, output), text(4, type), ...attributes);
}
/** `AttributeProto`: name 1, i 3, type 20. */
const castTo = (type: number) => sized(5, text(1, "to"), number(3, type), number(20, 2));
/** `TensorProto`: dims 1, data_type 2, name 8, raw_data 9. */
function constant(name: string, type: number, dims: number[], values: number[]): Buffer {
  const raw = type === floats ? Float32Array.from(values) : BigInt64Array.from(values, BigInt);
  const shape = dims.map((dim) => number(1, dim));
  return sized(5, ...shape, number(2, type), text(8, name), sized(9, Buffer.from(raw.buffer)));
}
/** An input (11) or an output (12); a dimension with a name is a free one. */
function port(field: number, name: string, type: number, dims: (number | string)[]): Buffer {
  const shape = dims.map((dim) => sized(1, typeof dim === "number" ? number(1, dim) : text(2, dim)));
  return sized(field, text(1, name), sized(2, sized(1, number(1, type), sized(2, ...shape))));
}

/** A Piper-like model in 1.2 kB: each symbol becomes a short tone, the higher the later its number and its speaker. */
function toyModel({ speakers = 1, metadata = {} }: ToyVoice): Buffer {
  const isMany = speakers > 1;
  const pitched = isMany
    ? [
        node("Cast", ["sid"], "sid_float", castTo(floats)),
        node("Mul", ["sid_float", "speaker_step"], "speaker_part"),
        node("Add", ["speaker_part", "step"], "speaker_factor"),
        node("Mul", ["ids_column", "speaker_factor"], "ids_pitch"),
      ]
    : [node("Identity", ["ids_column"], "ids_pitch")];
  const graph = [
    node("Gather", ["scales", "one"], "length_scale"),
    node("Mul", ["length_scale", "samples_each"], "samples_exact"),
    node("Floor", ["samples_exact"], "samples"),
    node("Range", ["zero", "samples", "step"], "time"),
    node("Div", ["time", "samples"], "part"),
    node("Mul", ["part", "pi"], "half_turn"),
    node("Sin", ["half_turn"], "envelope"),
    node("Cast", ["input"], "ids", castTo(floats)),
    node("Unsqueeze", ["ids", "last_axis"], "ids_column"),
    ...pitched,
    node("Mul", ["time", "radians"], "turns"),
    node("Mul", ["ids_pitch", "turns"], "phase"),
    node("Sin", ["phase"], "tone"),
    node("Mul", ["tone", "envelope"], "shaped"),
    node("Mul", ["shaped", "loudness"], "quiet"),
    node("Reshape", ["quiet", "flat"], "output"),
    text(2, "toy"),
    constant("zero", floats, [], [0]),
    constant("step", floats, [], [1]),
    constant("one", integers, [], [1]),
    constant("pi", floats, [], [Math.PI]),
    constant("samples_each", floats, [], [772]),
    constant("radians", floats, [], [(2 * Math.PI * 30) / sampleRate]),
    constant("speaker_step", floats, [], [0.25]),
    constant("loudness", floats, [], [0.3]),
    constant("last_axis", integers, [1], [2]),
    constant("flat", integers, [3], [1, 1, -1]),
    port(11, "input", integers, [1, "N"]),
    port(11, "input_lengths", integers, [1]),
    port(11, "scales", floats, [3]),
    ...(isMany ? [port(11, "sid", integers, [1])] : []),
    port(12, "output", floats, [1, 1, "T"]),
  ];
  const said = {
    model_type: "vits",
    comment: "piper",
    language: "English",
    n_speakers: String(speakers),
    sample_rate: String(sampleRate),
    frontend: "characters",
    add_blank: "1",
    blank_id: "0",
    use_eos_bos: "0",
    ...metadata,
  };
  const entries = Object.entries(said).filter(([, value]) => value !== "");
  return Buffer.concat([
    number(1, 8),
    text(2, "toy-voice"),
    sized(7, ...graph),
    sized(8, number(2, 13)),
    ...entries.map(([key, value]) => sized(14, text(1, key), text(2, value))),
  ]);
}

const symbols = "_^$ !'(),-.:;?abcdefghijklmnopqrstuvwxyz";

/** Writes a voice that the engine loads as it loads Piper's, for tests that may download none. */
export async function writeToyVoice(folder: string, voice: ToyVoice = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "model.onnx"), toyModel(voice));
  const tokens = [...symbols].map((symbol, at) => `${symbol} ${at}\n`).join("");
  await writeFile(join(folder, "tokens.txt"), voice.tokens ?? tokens);
}
