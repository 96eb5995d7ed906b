/** What a page tells of its voice since the last press, in milliseconds and seconds of its own clock. */
export interface HeardPage {
  /** From the press until the place in the sound moved on; nothing before that. */
  firstMs: number | null;
  /** Where the latest move landed, as soon as it did. */
  landedS: number | null;
  /** From the first moment heard after that move to the end of the sound. */
  restMs: number | null;
}

/**
 * Runs inside of a page, before anything is pressed: notes the press, the first moment at which a sound's place moves on by
 * itself, where a move lands, and the end. `heardPage()` then tells, and `moveVoice(slider, seconds)` moves as a person does.
 */
export function watchVoice(): void {
  const places = new Map<HTMLMediaElement, number>();
  const heard: HeardPage = { firstMs: null, landedS: null, restMs: null };
  let pressedAt: number | null = null;
  let resumedAt: number | null = null;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function playWatched() {
    if (!places.has(this)) {
      // Firefox breaks off what it cannot put out, and a machine that measures may have no sound device: muted, it is played
      // by the clock in every engine.
      this.muted = true;
      this.addEventListener("seeked", () => {
        heard.landedS ??= this.currentTime;
      });
      this.addEventListener("ended", () => {
        if (resumedAt !== null) heard.restMs ??= performance.now() - resumedAt;
      });
      places.set(this, this.currentTime);
    }
    return play.call(this);
  };
  document.addEventListener(
    "click",
    ({ timeStamp }) => {
      pressedAt = timeStamp;
      heard.firstMs = null;
    },
    true,
  );
  setInterval(() => {
    const now = performance.now();
    for (const [element, before] of places) {
      const { currentTime, paused, seeking } = element;
      places.set(element, currentTime);
      // A leap is a move and no sound.
      const isHeard = !paused && !seeking && currentTime > before && currentTime - before < 0.5;
      if (!isHeard) continue;
      if (pressedAt !== null) heard.firstMs ??= now - pressedAt;
      if (heard.landedS !== null) resumedAt ??= now;
    }
  }, 4);
  Object.assign(window, {
    heardPage: () => heard,
    moveVoice: (slider: HTMLInputElement, seconds: number) => {
      heard.landedS = null;
      heard.restMs = null;
      resumedAt = null;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(slider, String(seconds * 1000));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
}
