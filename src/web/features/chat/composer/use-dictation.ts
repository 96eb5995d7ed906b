import { useEffect, useRef, useState } from "react";
import { personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { createRecogniser, type Recogniser } from "./speech-recognition.ts";

/** Dictating into the composer. */
export interface Dictation {
  /** `asking` is the notice before the first use. */
  status: "idle" | "asking" | "listening";
  /** Begins, or ends the utterance that is being heard. */
  press: () => void;
  accept: () => void;
  decline: () => void;
}

/** Knows the browser's speech recognition: one utterance at a time, after a notice that is shown to each person once. */
export function useDictation(userId: string, onTranscript: (text: string) => void): Dictation {
  const [status, setStatus] = useState<Dictation["status"]>("idle");
  const recogniser = useRef<Recogniser | null>(null);
  const latest = useRef(onTranscript);
  useEffect(() => {
    latest.current = onTranscript;
  });
  useEffect(() => () => recogniser.current?.abort(), []);

  const noticeKey = personalKey(userId, "speech-notice");
  const listen = () => {
    const started = createRecogniser();
    if (!started) return;
    recogniser.current = started;
    started.onresult = ({ results }) => {
      const heard = Array.from(results, (result) => result[0]?.transcript ?? "").join(" ");
      if (heard.trim()) latest.current(heard.trim());
    };
    started.onerror = ({ error }) => {
      if (error === "not-allowed" || error === "service-not-allowed") showErrorCode("MICROPHONE_BLOCKED");
      else if (error !== "aborted") showErrorCode("NOTHING_HEARD");
    };
    started.onend = () => setStatus("idle");
    setStatus("listening");
    started.start();
  };
  const press = () => {
    if (status === "listening") return recogniser.current?.stop();
    // The specification asks for the browser's own alert.
    if (!createRecogniser()) return window.alert("Speech recognition is not supported in your browser");
    if (readStored(noticeKey) === "seen") listen();
    else setStatus("asking");
  };
  const accept = () => {
    writeStored(noticeKey, "seen");
    listen();
  };
  return { status, press, accept, decline: () => setStatus("idle") };
}
