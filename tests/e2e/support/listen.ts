import { expect, type Page } from "@playwright/test";
import { z } from "zod";

const levels = z.object({
  voice: z.number(),
  voiceVolume: z.number(),
  music: z.number(),
  musicGain: z.number(),
});

/**
 * What comes out of a page at this moment: RMS of the voice as it is recorded, and its volume; RMS of the music as it
 * leaves, and by what factor that differs from the music before the last node.
 */
export type Levels = z.infer<typeof levels>;

/**
 * Puts a meter at everything that sounds in a page: at each connection to a context's way out, and at each
 * media element of its own. A context that is suspended gives nothing, whatever its meter saw last. The handlers of
 * the lock screen are kept too, so that a journey can press them.
 */
export function meterSounds(): void {
  const windowFrames = 16_384;
  const outputs = new Map<AudioNode, AnalyserNode>();
  const inputs = new Map<AudioNode, AnalyserNode>();
  const voices = new Map<HTMLMediaElement, AnalyserNode>();
  const routed = new WeakSet<HTMLMediaElement>();
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const rms = (meter: AnalyserNode) => {
    if (meter.context.state !== "running") return 0;
    const samples = new Float32Array(windowFrames);
    meter.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / windowFrames);
  };
  const meterOf = (context: BaseAudioContext) => new AnalyserNode(context, { fftSize: windowFrames });

  const connect: (this: AudioNode, target: AudioNode, ...rest: number[]) => AudioNode =
    AudioNode.prototype.connect;
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, target: AudioNode, ...rest: number[]) {
      const isSource = this instanceof AudioBufferSourceNode;
      if (target instanceof AudioDestinationNode && !isSource) {
        const meter = meterOf(this.context);
        outputs.set(this, meter);
        connect.call(this, meter);
      }
      if (outputs.has(target)) {
        const meter = inputs.get(target) ?? meterOf(this.context);
        inputs.set(target, meter);
        connect.call(this, meter);
      }
      return connect.call(this, target, ...rest);
    },
  });
  const route = AudioContext.prototype.createMediaElementSource;
  AudioContext.prototype.createMediaElementSource = function routeElement(element) {
    routed.add(element);
    return route.call(this, element);
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function playMetered() {
    if (!voices.has(this) && !routed.has(this)) {
      const context = new AudioContext();
      voices.set(this, meterOf(context));
      this.addEventListener("playing", () => {
        const captured: unknown =
          "captureStream" in this && typeof this.captureStream === "function" && this.captureStream();
        if (!(captured instanceof MediaStream) || captured.getAudioTracks().length === 0) return;
        const meter = voices.get(this);
        if (meter) connect.call(context.createMediaStreamSource(captured), meter);
      });
    }
    return play.call(this);
  };
  const keep = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
  navigator.mediaSession.setActionHandler = (action, handler) => {
    handlers.set(action, handler);
    keep(action, handler);
  };
  Object.assign(window, {
    soundLevels: () => ({
      voice: Math.max(0, ...[...voices].map(([element, meter]) => (element.paused ? 0 : rms(meter)))),
      voiceVolume: Math.max(0, ...[...voices.keys()].map(({ volume }) => volume)),
      music: Math.max(0, ...[...outputs.values()].map(rms)),
      musicGain: Math.max(
        0,
        ...[...outputs].map(([node, meter]) => {
          const before = inputs.get(node);
          const whole = before ? rms(before) : 0;
          return whole > 0 ? rms(meter) / whole : 0;
        }),
      ),
    }),
    voicePlace: () => Math.max(0, ...[...voices.keys()].map(({ currentTime }) => currentTime)),
    pressLockScreen: (action: MediaSessionAction, seekTime?: number) =>
      handlers.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) }),
  });
}

/** Meters what sounds in the pages to come. */
export async function putMeters(page: Page): Promise<void> {
  await page.addInitScript(meterSounds);
}

/** The loudest of some moments, so that a pause between two sentences is not taken for the end. */
export async function hear(page: Page, moments = 6): Promise<Levels> {
  const heard: Levels = { voice: 0, voiceVolume: 0, music: 0, musicGain: 0 };
  for (let moment = 0; moment < moments; moment++) {
    const now = levels.parse(await page.evaluate("soundLevels()"));
    heard.voice = Math.max(heard.voice, now.voice);
    heard.voiceVolume = now.voiceVolume;
    heard.music = Math.max(heard.music, now.music);
    heard.musicGain = now.musicGain;
    // A meter's window passes between two looks: there is no event for a sound that goes on.
    await page.evaluate("new Promise((go) => setTimeout(go, 120))");
  }
  return heard;
}

/** Waits until the page is silent, whatever was left to fade. */
export async function expectSilence(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { voice, music } = await hear(page, 2);
      return voice + music;
    })
    .toBeLessThan(1e-4);
}

/** Waits until the music has come to a gain, and rests there. */
export async function expectGain(page: Page, gain: number): Promise<void> {
  await expect.poll(async () => Math.abs((await hear(page, 1)).musicGain / gain - 1)).toBeLessThan(0.05);
}

/** Presses a button of the lock screen. */
export async function pressLockScreen(page: Page, action: string, seekTime?: number): Promise<void> {
  await page.evaluate(`pressLockScreen(${JSON.stringify(action)}, ${seekTime ?? "undefined"})`);
}

/** Where the voice is, in seconds. */
export async function voicePlace(page: Page): Promise<number> {
  return z.number().parse(await page.evaluate("voicePlace()"));
}
