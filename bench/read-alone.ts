import { statSync } from "node:fs";
import { readFileText } from "#server/providers/text-extraction/read-file.ts";
import { createRecogniser } from "#server/providers/text-extraction/recognise-text.ts";

/**
 * Reads one file in this process alone, as the reading process does, and prints what processor time it took with all its
 * threads, and what it held.
 */
const [path = "", mode = "text"] = process.argv.slice(2);
const before = process.cpuUsage();
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
await recogniser.close();
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    ms: (user + system) / 1000,
    chars: text.length,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
