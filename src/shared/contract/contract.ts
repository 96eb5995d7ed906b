import { account } from "#shared/account/account.ts";
import { agreement } from "#shared/account/agreement.ts";
import { legal } from "#shared/account/legal.ts";
import { memory } from "#shared/account/memory.ts";
import { operate } from "#shared/account/operate.ts";
import { passkey } from "#shared/account/passkey.ts";
import { signOn } from "#shared/account/sign-on.ts";
import { token } from "#shared/account/token.ts";
import { tryOut } from "#shared/account/try-out.ts";
import { twoStep } from "#shared/account/two-step.ts";
import { usage } from "#shared/account/usage.ts";
import { care } from "#shared/care/care.ts";
import { chat } from "#shared/chat/chat.ts";
import { heart } from "#shared/heart-recordings.ts";
import { checkIn } from "#shared/listening/check-in.ts";
import { meditation } from "#shared/listening/meditation.ts";
import { music } from "#shared/listening/music.ts";
import { narration } from "#shared/listening/narration.ts";
import { playlist } from "#shared/listening/playlist.ts";
import { practice } from "#shared/listening/practice.ts";
import { video } from "#shared/listening/video.ts";
import { health } from "./health.ts";
import { lab } from "./lab.ts";

/** The whole API, one line per feature. The browser imports it as a type only. */
export const contract = {
  account,
  agreement,
  care,
  chat,
  checkIn,
  health,
  heart,
  lab,
  legal,
  meditation,
  memory,
  music,
  narration,
  operate,
  passkey,
  playlist,
  practice,
  signOn,
  token,
  tryOut,
  twoStep,
  usage,
  video,
};

/** The type of the whole API. */
export type Contract = typeof contract;
