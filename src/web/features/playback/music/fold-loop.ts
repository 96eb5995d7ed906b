/**
 * One channel as a loop: its end is laid over its beginning, fading from one into the other with equal power, so that
 * going round is heard as a change and not as a cut. Sound shorter than two fades is left as it is.
 */
export function foldLoop(samples: Float32Array<ArrayBuffer>, fadeFrames: number): Float32Array<ArrayBuffer> {
  if (fadeFrames === 0 || samples.length < 2 * fadeFrames) return samples;
  const length = samples.length - fadeFrames;
  const folded = samples.slice(0, length);
  for (let frame = 0; frame < fadeFrames; frame++) {
    const angle = (Math.PI / 2) * (frame / fadeFrames);
    const leaving = samples[length + frame] ?? 0;
    const coming = samples[frame] ?? 0;
    folded[frame] = leaving * Math.cos(angle) + coming * Math.sin(angle);
  }
  return folded;
}
