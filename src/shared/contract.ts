import { account } from "./account.ts";
import { agreement } from "./agreement.ts";
import { care } from "./care.ts";
import { chat } from "./chat.ts";
import { health } from "./health.ts";
import { lab } from "./lab.ts";
import { legal } from "./legal.ts";
import { meditation } from "./meditation.ts";
import { music } from "./music.ts";
import { narration } from "./narration.ts";
import { playlist } from "./playlist.ts";
import { token } from "./token.ts";
import { usage } from "./usage.ts";
import { video } from "./video.ts";

/** The whole API, one line per feature. The browser imports it as a type only. */
export const contract = {
  account,
  agreement,
  care,
  chat,
  health,
  lab,
  legal,
  meditation,
  music,
  narration,
  playlist,
  token,
  usage,
  video,
};

/** The type of the whole API. */
export type Contract = typeof contract;
