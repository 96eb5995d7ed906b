import { showErrorCode } from "#web/lib/notices/show-error.ts";
import type { Listening } from "./record-speech.ts";

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
function createRecogniser(): Recogniser | null {
  const Maker = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Maker) return null;
  return Object.assign(new Maker(), { lang: "en-US", continuous: false, interimResults: false });
}

/** Whether the browser recognises speech itself. */
export const canRecognise = (): boolean => createRecogniser() !== null;

/** Listens to one utterance by the browser's own recognition; nothing where it has none. */
export function recogniseSpeech(onHeard: (text: string) => void, onEnd: () => void): Listening | null {
  const started = createRecogniser();
  if (!started) return null;
  started.onresult = ({ results }) => {
    const heard = Array.from(results, (result) => result[0]?.transcript ?? "").join(" ");
    if (heard.trim()) onHeard(heard.trim());
  };
  started.onerror = ({ error }) => {
    if (error === "not-allowed" || error === "service-not-allowed") showErrorCode("MICROPHONE_BLOCKED");
    else if (error !== "aborted") showErrorCode("NOTHING_HEARD");
  };
  started.onend = onEnd;
  started.start();
  return { stop: () => started.stop(), abort: () => started.abort() };
}
