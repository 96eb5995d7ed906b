/** A small furnished room: heard as warmth, not as an echo. */
const room = { decaySeconds: 0.28, lineMs: [11.3, 14.9, 18.7, 23.1], damping: 0.35, level: 0.1 } as const;

/** How long the room goes on sounding after the voice, in seconds; below it is silence to the ear. */
export const reverbTailSeconds = 0.2;

interface Line {
  buffer: Float32Array;
  at: number;
  feedback: number;
  low: number;
}

function createLine(ms: number, sampleRate: number): Line {
  const length = Math.max(1, Math.round((ms / 1000) * sampleRate));
  const feedback = 10 ** ((-3 * length) / sampleRate / room.decaySeconds);
  return { buffer: new Float32Array(length), at: 0, feedback, low: 0 };
}

function pull(line: Line): number {
  line.low += (1 - room.damping) * ((line.buffer[line.at] ?? 0) - line.low);
  return line.low * line.feedback;
}

function push(line: Line, value: number): void {
  line.buffer[line.at] = value;
  line.at = (line.at + 1) % line.buffer.length;
}

/**
 * The voice in a little room, longer by the room's tail: a feedback delay network of four damped lines mixed by a
 * Hadamard matrix (Jot and Chaigne, 1991).
 */
export function withReverb(samples: Float32Array, sampleRate: number): Float32Array<ArrayBuffer> {
  const tail = Math.round(reverbTailSeconds * sampleRate);
  const out = new Float32Array(samples.length + tail);
  const [a, b, c, d] = room.lineMs.map((ms) => createLine(ms, sampleRate));
  if (!a || !b || !c || !d) return out;
  for (let at = 0; at < out.length; at += 1) {
    const dry = samples[at] ?? 0;
    const [va, vb, vc, vd] = [pull(a), pull(b), pull(c), pull(d)];
    const fade = at < samples.length ? 1 : (out.length - at) / tail;
    out[at] = (dry + room.level * (va + vb + vc + vd)) * fade;
    push(a, dry + (va + vb + vc + vd) / 2);
    push(b, dry + (va - vb + vc - vd) / 2);
    push(c, dry + (va + vb - vc - vd) / 2);
    push(d, dry + (va - vb - vc + vd) / 2);
  }
  return out;
}
