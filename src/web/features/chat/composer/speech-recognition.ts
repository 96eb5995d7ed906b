/** One recogniser of the browser's, as far as it is used here. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recogniser;
    webkitSpeechRecognition?: new () => Recogniser;
  }
}

/** A recogniser for one utterance in en-US; nothing where the browser has none. */
export function createRecogniser(): Recogniser | null {
  const Maker = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Maker) return null;
  return Object.assign(new Maker(), { lang: "en-US", continuous: false, interimResults: false });
}
