import { expect, test } from "vitest";
import { describeBrowser } from "./describe-browser.ts";

const like = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/140.0 Safari/537.36`, "Chrome on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Version/18.0 Safari/604.1`,
    "Safari on iPhone",
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.0 Safari/605.1.15`, "Safari on Mac"],
  [`Mozilla/5.0 (Linux; Android 15) ${like} Chrome/140.0 Mobile Safari/537.36`, "Chrome on Android"],
  ["curl/8.0", "An unknown browser"],
  ["<script>alert(1)</script> Windows", "A browser on Windows"],
  [null, "An unknown browser"],
])("%s is %s", (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});
