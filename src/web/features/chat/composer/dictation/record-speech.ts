import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";

/** Something that listens now. */
export interface Listening {
  /** Ends it; what was heard until then is used. */
  stop: () => void;
  /** Ends it, and forgets what was heard. */
  abort: () => void;
}

/** Why a microphone cannot be used, as the catalogue has it. */
export class MicrophoneUnusable extends Error {
  override readonly name = "MicrophoneUnusable";
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode) {
    super(code);
    this.code = code;
  }
}

/** By the names that the standard gives to what `getUserMedia` may fail with (Media Capture and Streams, 10.2). */
const codes: Record<string, AppErrorCode> = {
  NotFoundError: "MICROPHONE_MISSING",
  OverconstrainedError: "MICROPHONE_MISSING",
  NotReadableError: "MICROPHONE_MISSING",
};

/** The microphone, once the person allowed it; throws `MicrophoneUnusable`. */
async function openMicrophone(): Promise<MediaStream> {
  // Absent, against its type, where the page did not come over https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new MicrophoneUnusable("MICROPHONE_NEEDS_HTTPS");
  try {
    return await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    throw new MicrophoneUnusable(codes[name] ?? "MICROPHONE_BLOCKED");
  }
}

/** Records until it is stopped or as long as a recording may be, and then hands it on in the browser's own form. */
export async function recordSpeech(onRecorded: (recording: Blob) => void): Promise<Listening> {
  const stream = await openMicrophone();
  const recorder = new MediaRecorder(stream);
  const chunks: Blob[] = [];
  let isWanted = true;
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const timer = setTimeout(stop, limits.dictation.maxSeconds * 1000);
  recorder.ondataavailable = ({ data }) => void chunks.push(data);
  recorder.onstop = () => {
    clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
    if (isWanted) onRecorded(new Blob(chunks, { type: recorder.mimeType }));
  };
  recorder.start();
  return {
    stop,
    abort: () => {
      isWanted = false;
      stop();
    },
  };
}
