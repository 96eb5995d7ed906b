/** A second-order filter, normalised so that a0 is 1. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

interface Corner {
  hz: number;
  sampleRate: number;
  q: number;
}

/** cos and alpha of Robert Bristow-Johnson's "Audio EQ Cookbook", which all formulas here follow. */
function angle({ hz, sampleRate, q }: Corner): { cos: number; alpha: number } {
  const w = (2 * Math.PI * hz) / sampleRate;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

function normalised(b: [number, number, number], a: [number, number, number]): Biquad {
  return { b0: b[0] / a[0], b1: b[1] / a[0], b2: b[2] / a[0], a1: a[1] / a[0], a2: a[2] / a[0] };
}

/** Lets through what lies above the corner. */
export function highPass(corner: Corner): Biquad {
  const { cos, alpha } = angle(corner);
  return normalised([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lets through what lies below the corner. */
export function lowPass(corner: Corner): Biquad {
  const { cos, alpha } = angle(corner);
  return normalised([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lifts or lowers everything below the corner by so many decibels. */
export function lowShelf(corner: Corner & { db: number }): Biquad {
  const { cos, alpha } = angle(corner);
  const gain = 10 ** (corner.db / 40);
  const slope = 2 * Math.sqrt(gain) * alpha;
  const up = gain + 1;
  const down = gain - 1;
  return normalised(
    [gain * (up - down * cos + slope), 2 * gain * (down - up * cos), gain * (up - down * cos - slope)],
    [up + down * cos + slope, -2 * (down + up * cos), up + down * cos - slope],
  );
}

/** Lifts or lowers a band around a frequency by so many decibels. */
export function peak(corner: Corner & { db: number }): Biquad {
  const { cos, alpha } = angle(corner);
  const gain = 10 ** (corner.db / 40);
  return normalised(
    [1 + alpha * gain, -2 * cos, 1 - alpha * gain],
    [1 + alpha / gain, -2 * cos, 1 - alpha / gain],
  );
}

/** A filter that goes on where its last samples ended, so that a long sound can pass through it in parts. */
export function createFilter({
  b0,
  b1,
  b2,
  a1,
  a2,
}: Biquad): (samples: Float32Array) => Float32Array<ArrayBuffer> {
  let s1 = 0;
  let s2 = 0;
  return (samples) => {
    const out = new Float32Array(samples.length);
    for (let at = 0; at < samples.length; at += 1) {
      const x = samples[at] ?? 0;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      out[at] = y;
    }
    return out;
  };
}

/** The samples after the filter, which starts from rest. */
export function filtered(samples: Float32Array, biquad: Biquad): Float32Array<ArrayBuffer> {
  return createFilter(biquad)(samples);
}
