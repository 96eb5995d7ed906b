import { expect, test } from "vitest";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import { createBed } from "./bed.ts";
import { gainOf, mixLevels } from "./levels.ts";
import { mixBlocks, mixLength } from "./mix-blocks.ts";
import { heldVoice, measureVoice } from "./voice-levels.ts";

const rate = 24_000;

/** A voice of bursts: `true` is a second of sound, `false` one of rest. */
function voiceOf(seconds: boolean[]): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: seconds.length * rate }, (_, at) => {
    const swell = Math.sin((Math.PI * (at % rate)) / rate);
    return seconds[Math.floor(at / rate)] ? 0.2 * swell * Math.sin(at * 0.06) : 0;
  });
}

const hum = Float32Array.from(
  { length: 8 * rate },
  (_, at) => 0.05 * Math.sin((2 * Math.PI * 300 * at) / rate),
);
const bed = createBed({ channels: [hum, hum], sampleRate: rate, isSeamless: true }, rate);
const noBed = { ...bed, loudnessLufs: Number.NEGATIVE_INFINITY };

/** One after the other, in one place: a list of a million numbers takes longer than the mix of them. */
function joined(parts: Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(parts.reduce((length, each) => length + each.length, 0));
  let at = 0;
  for (const each of parts) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}

function whole(voice: Float32Array, under: typeof bed) {
  const blocks = [...mixBlocks(heldVoice(voice, rate), { bed: under }, rate)];
  return { left: joined(blocks.map(({ left }) => left)), right: joined(blocks.map(({ right }) => right)) };
}

/** What the bed adds to a mix. */
function bedOf(voice: Float32Array): Float32Array<ArrayBuffer> {
  const [mixed, alone] = [whole(voice, bed), whole(voice, noBed)];
  return mixed.left.map((sample, at) => sample - (alone.left[at] ?? 0));
}

const part = (samples: Float32Array, from: number, to: number) => {
  const cut = samples.subarray(from * rate, to * rate);
  return integratedLoudness([cut, cut], rate);
};

test("the mix is at -16 LUFS whatever the voice's own loudness, and no peak is above the ceiling", () => {
  const voice = voiceOf([true, true, true, false, true, true, true, true, true]);
  for (const level of [0.1, 1, 5]) {
    const { left, right } = whole(
      voice.map((sample) => sample * level),
      bed,
    );
    expect(left.length).toBe(mixLength(voice, rate));
    expect(Math.abs(integratedLoudness([left, right], rate) - mixLevels.loudnessLufs)).toBeLessThan(0.5);
    const peak = left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThanOrEqual(gainOf(mixLevels.ceilingDb) + 1e-4);
  }
});

test("the music lies 12 dB below the voice while somebody speaks and in short rests, and rises in long ones", () => {
  const long = Array.from({ length: 8 }, () => false);
  const voice = voiceOf([true, true, true, true, true, true, ...long, true, true]);
  const from = mixLevels.leadSeconds;
  const mixed = whole(voice, bed).left;
  // What the mix is louder for its music is reckoned out: the voice's own gain is the same in both.
  const gain = gainOf(part(mixed, from + 1, from + 5) - part(voice, 1, 5));
  const music = mixed.map((sample, at) => sample - gain * (voice[at - from * rate] ?? 0));
  const spoken = part(mixed, from + 1, from + 5);
  expect(part(music, from + 1, from + 5) - spoken).toBeCloseTo(-mixLevels.bedBelowDb, -0.5);
  expect(part(music, from + 11, from + 13) - part(music, from + 1, from + 5)).toBeCloseTo(
    mixLevels.restLiftDb,
    0,
  );
  expect(part(music, from + 14.1, from + 15.9) - part(music, from + 1, from + 5)).toBeCloseTo(0, 0);
});

test("a mix that is mostly rests is as loud as one without any", () => {
  const rests = Array.from({ length: 8 }, () => false);
  const { left, right } = whole(voiceOf([true, true, ...rests, true, true, ...rests]), bed);
  expect(Math.abs(integratedLoudness([left, right], rate) - mixLevels.loudnessLufs)).toBeLessThan(0.5);
});

test("the music comes and goes by itself: silence at both ends, and no step anywhere", () => {
  const music = bedOf(voiceOf([true, true, true]));
  expect(Math.abs(music[0] ?? 1)).toBeLessThan(1e-6);
  expect(Math.abs(music.at(-1) ?? 1)).toBeLessThan(1e-4);
  const steps = music.map((sample, at) => Math.abs(sample - (music[at - 1] ?? sample)));
  const loudest = music.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  // A hum of 300 Hz moves by less than a twelfth of its height from one sample to the next.
  expect(steps.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(loudest / 12);
});

test("a voice that comes in parts is mixed as one that is held, and no more of it is asked for than the next seconds", () => {
  const voice = voiceOf(Array.from({ length: 45 }, (_, second) => second % 9 < 6)).map(
    (sample) => 6 * sample,
  );
  const { levels } = heldVoice(voice, rate);
  let asked = 0;
  let given = 0;
  let most = 0;
  function* parts() {
    for (; asked < voice.length; asked += 777) {
      most = Math.max(most, asked - given);
      yield voice.subarray(asked, asked + 777);
    }
  }
  const left: Float32Array[] = [];
  for (const block of mixBlocks({ levels, parts: parts() }, { bed }, rate)) {
    given += block.left.length;
    left.push(block.left.slice());
  }
  const [inParts, held] = [joined(left), whole(voice, bed).left];
  expect(inParts.length).toBe(held.length);
  expect(inParts.findIndex((sample, at) => sample !== held[at])).toBe(-1);
  expect(most).toBeLessThan(11 * rate);
});

test("a voice is measured alike wherever it is cut", () => {
  const voice = voiceOf([true, false, true]).subarray(0, 2.93 * rate);
  function* parts() {
    for (let at = 0; at < voice.length; at += 777) yield voice.subarray(at, at + 777);
  }
  expect(measureVoice(parts(), rate)).toEqual(heldVoice(voice, rate).levels);
});

test("music with an end of its own begins again by a cross-fade, without a step", () => {
  const rising = Float32Array.from(
    { length: 10 * rate },
    (_, at) => 0.4 * Math.sin(at * 0.01) * (at / (10 * rate)),
  );
  const { left } = createBed({ channels: [rising], sampleRate: rate, isSeamless: false }, rate);
  expect(left.length).toBe(rising.length - mixLevels.crossFadeSeconds * rate);
  expect(Math.abs((left.at(-1) ?? 0) - (left[0] ?? 0))).toBeLessThan(0.01);
});

test("music at another rate is brought to the mix's", () => {
  const fast = new Float32Array(44_100 * 2).fill(0.1);
  expect(createBed({ channels: [fast], sampleRate: 44_100, isSeamless: true }, rate).left.length).toBe(
    2 * rate,
  );
});

test("a narration without any sound cannot be mixed", () => {
  expect(() => [...mixBlocks(heldVoice(new Float32Array(rate), rate), { bed }, rate)]).toThrow("silent");
});

test("without music only the voice is left, and without a voice the music is what is heard", () => {
  const bare = [
    ...mixBlocks(heldVoice(voiceOf([true]), rate), { bed: null, leadSeconds: 1, tailSeconds: 0 }, rate),
  ];
  expect(joined(bare.map(({ left }) => left)).length).toBe(2 * rate);
  expect(Math.max(...(bare[0]?.left.subarray(0, rate) ?? []))).toBe(0);
  const silence = new Float32Array(30 * rate);
  expect(() => [...mixBlocks(heldVoice(silence, rate), { bed }, rate)]).toThrow("silent");
  const blocks = [...mixBlocks(heldVoice(silence, rate), { bed, isVoiceless: true }, rate)];
  const left = joined(blocks.map((block) => block.left));
  const loudness = integratedLoudness(
    [left.subarray(5 * rate, 25 * rate), left.subarray(5 * rate, 25 * rate)],
    rate,
  );
  expect(loudness).toBeGreaterThan(-23);
  expect(loudness).toBeLessThan(-17);
});
