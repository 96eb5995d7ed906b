import type { DataProcessing } from "#shared/account/legal.ts";

/** What turns speech into text here. */
export type Listener = DataProcessing["dictation"];

/** What a person reads before the first time, and while they are listened to. */
interface Wording {
  before: string;
  now: string;
}

/** Where the sound goes, in plain words. */
export const listenerWords: Record<Listener, Wording> = {
  browser: {
    before:
      "Your browser turns speech into text. Many browsers send the sound to their maker for that, for example to Google or Apple. We receive only the text, and only when you send it.",
    now: "Listening. Your browser turns this into text and may send the sound to its maker.",
  },
  "own-server": {
    before:
      "This server turns speech into text on its own machine. The sound is sent to it, and to nobody else, and is not kept. You read the text before you send it.",
    now: "Listening. The sound goes to this server only. Press again when you are done.",
  },
  "other-server": {
    before:
      "This server passes the sound on to a speech service that its operator chose, which turns it into text. Stillpoint keeps none of it; ask the operator whose service it is. You read the text before you send it.",
    now: "Listening. The sound goes to a speech service that the operator of this server chose. Press again when you are done.",
  },
};
