import { statSync } from "node:fs";
import { readFileText } from "#server/providers/text-extraction/read-file.ts";
import { createRecogniser } from "#server/providers/text-extraction/recognise-text.ts";

/** Reads one file in this process alone, as the reading process does, and prints how long it took and what it held. */
const [path = "", mode = "text"] = process.argv.slice(2);
const startedAt = performance.now();
const recogniser = createRecogniser();
const { text } = await readFileText(
  {
    path,
    bytes: statSync(path).size,
    isHeart: mode === "heart",
    timeZone: "Europe/Lisbon",
    today: new Date(),
  },
  recogniser,
);
const ms = performance.now() - startedAt;
await recogniser.close();
console.log(JSON.stringify({ ms, chars: text.length, peakMb: process.resourceUsage().maxRSS / 1024 }));
