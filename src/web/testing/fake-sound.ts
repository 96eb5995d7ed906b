import { vi } from "vitest";

/** A source that was started: its buffer, and when it was told to end. */
export interface FakeSource {
  sampleRate: number;
  length: number;
  isLooping: boolean;
  isEnded: boolean;
}

/** What a browser's sound would have done: jsdom has none. */
export interface FakeSound {
  context: AudioContext;
  /** The gain that was last aimed at, over how long a constant in seconds. */
  aim: () => { gain: number; constantS: number } | undefined;
  /** What the node that follows the voice's rests was last aimed at. */
  restAim: () => number | undefined;
  sources: FakeSource[];
  isRunning: () => boolean;
  /** The system takes the sound away, as for a call, and tells so. */
  interrupt: () => void;
}

/** An audio context that keeps account of what is asked of it; every fetched byte decodes to `seconds` of sound. */
export function fakeSound(seconds = 10): FakeSound {
  let running = false;
  const aims: { gain: number; constantS: number }[] = [];
  const restAims: number[] = [];
  const sources: FakeSource[] = [];
  let gains = 0;
  const buffer = (channels: number, length: number, sampleRate: number) => ({
    numberOfChannels: channels,
    length,
    sampleRate,
    getChannelData: () => new Float32Array(length),
    copyToChannel: () => {},
  });
  const gain = () => {
    const place = gains++;
    const param = {
      value: 1,
      cancelScheduledValues: () => {},
      setTargetAtTime: (target: number, _at: number, constantS: number) => {
        if (place === 0) aims.push({ gain: target, constantS });
        if (place === 1) restAims.push(target);
      },
    };
    const node = { gain: param, connect: () => node, disconnect: () => {} };
    return node;
  };
  const source = () => {
    const events = new EventTarget();
    let record: FakeSource | undefined;
    const made = {
      buffer: buffer(0, 0, 0),
      loop: false,
      connect: (target: unknown) => target,
      disconnect: () => {
        if (record) record.isEnded = true;
      },
      addEventListener: events.addEventListener.bind(events),
      start: () => {
        record = {
          sampleRate: made.buffer.sampleRate,
          length: made.buffer.length,
          isLooping: made.loop,
          isEnded: false,
        };
        sources.push(record);
      },
      stop: () => {
        if (record) record.isEnded = true;
        events.dispatchEvent(new Event("ended"));
      },
    };
    return made;
  };
  const events = new EventTarget();
  const context = {
    addEventListener: events.addEventListener.bind(events),
    currentTime: 0,
    destination: {},
    createGain: gain,
    createBufferSource: source,
    createBuffer: buffer,
    createMediaElementSource: () => ({ connect: () => {}, disconnect: () => {} }),
    get state() {
      return running ? "running" : "suspended";
    },
    resume: async () => {
      running = true;
    },
    suspend: async () => {
      running = false;
    },
    decodeAudioData: async () => buffer(2, seconds * 100, 100),
  };
  vi.stubGlobal("AudioContext", function FakeContext() {
    return context;
  });
  vi.stubGlobal("fetch", async () => new Response(new Uint8Array(4)));
  return {
    context: new AudioContext(),
    aim: () => aims.at(-1),
    restAim: () => restAims.at(-1),
    sources,
    isRunning: () => running,
    interrupt: () => {
      running = false;
      events.dispatchEvent(new Event("statechange"));
    },
  };
}

/** An audio element whose `play` answers as told, and whose events come when a test says so. */
export function fakeVoice(play: () => Promise<void> = async () => {}) {
  const audio = document.createElement("audio");
  audio.play = vi.fn(play);
  audio.pause = vi.fn(() => void audio.dispatchEvent(new Event("pause")));
  audio.load = vi.fn();
  return { audio, tell: (name: string) => void audio.dispatchEvent(new Event(name)) };
}
