import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApi } from "#web/lib/api.ts";
import { personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { canRecognise, recogniseSpeech } from "./browser-recognition.ts";
import type { Listener } from "./listener.ts";
import { type Listening, MicrophoneUnusable, recordSpeech } from "./record-speech.ts";
import { sendRecording } from "./send-recording.ts";

/** Dictating into the composer. */
export interface Dictation {
  /** `asking` is the notice before the first use; `understanding` is what a server does with a recording. */
  status: "idle" | "asking" | "listening" | "understanding";
  /** Begins, ends the utterance that is being heard, or gives up what is being understood. */
  press: () => void;
  accept: () => void;
  decline: () => void;
}

interface Wanted {
  userId: string;
  /** Who listens here; unknown for the moment before the server has said so. */
  listener: Listener | undefined;
  onTranscript: (text: string) => void;
}

/** Remembered of the notice: "seen" for the browser's own recognition, else the listener's name, so that another one is told anew. */
const noticeOf = (listener: Listener): string => (listener === "browser" ? "seen" : listener);

/** Knows who listens, the browser's recognition or the server's: one utterance at a time, after a notice that is shown to each person once. */
export function useDictation({ userId, listener, onTranscript }: Wanted): Dictation {
  const [status, setStatus] = useState<"idle" | "asking" | "listening">("idle");
  const listening = useRef<Listening | null>(null);
  const waiting = useRef<AbortController | null>(null);
  const latest = useRef(onTranscript);
  const { transfers } = useApi();
  const { mutate, isPending, reset } = useMutation({
    mutationFn: (spoken: { recording: Blob; signal: AbortSignal }) => sendRecording(transfers, spoken),
  });
  useEffect(() => {
    latest.current = onTranscript;
  });
  useEffect(
    () => () => {
      listening.current?.abort();
      waiting.current?.abort();
    },
    [],
  );

  const noticeKey = personalKey(userId, "speech-notice");
  const understand = (recording: Blob) => {
    setStatus("idle");
    const giving = new AbortController();
    waiting.current = giving;
    const onSuccess = (text: string) => {
      if (waiting.current === giving) latest.current(text);
    };
    mutate({ recording, signal: giving.signal }, { onSuccess });
  };
  const record = async () => {
    setStatus("listening");
    let isWanted = true;
    const giveUp = () => {
      isWanted = false;
      setStatus("idle");
    };
    // Until the person has allowed the microphone there is nothing to stop, but they may change their mind.
    listening.current = { stop: giveUp, abort: giveUp };
    try {
      const started = await recordSpeech(understand);
      if (isWanted) listening.current = started;
      else started.abort();
    } catch (error) {
      setStatus("idle");
      showErrorCode(error instanceof MicrophoneUnusable ? error.code : "MICROPHONE_BLOCKED");
    }
  };
  const listen = () => {
    if (listener !== "browser") return void record();
    listening.current = recogniseSpeech(
      (text) => latest.current(text),
      () => setStatus("idle"),
    );
    setStatus(listening.current ? "listening" : "idle");
  };
  const press = () => {
    if (!listener) return;
    if (status === "listening") return listening.current?.stop();
    if (isPending) {
      waiting.current?.abort();
      waiting.current = null;
      return reset();
    }
    // The specification asks for the browser's own alert.
    const isPossible = listener === "browser" ? canRecognise() : typeof MediaRecorder === "function";
    if (!isPossible) return window.alert("Speech recognition is not supported in your browser");
    if (readStored(noticeKey) === noticeOf(listener)) listen();
    else setStatus("asking");
  };
  const accept = () => {
    if (listener) writeStored(noticeKey, noticeOf(listener));
    listen();
  };
  return {
    status: status === "idle" && isPending ? "understanding" : status,
    press,
    accept,
    decline: () => setStatus("idle"),
  };
}
