import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const stamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} +0100`;

function* records(bytes: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_US">\n';
  const source =
    'sourceName="Watch" sourceVersion="10.1" device="&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch&gt;"';
  let at = Date.UTC(2025, 0, 1);
  for (let written = 0, index = 0; written < bytes; index += 1) {
    at += 60_000;
    const time = `unit="count/min" creationDate="${stamp(at)}" startDate="${stamp(at)}" endDate="${stamp(at)}"`;
    const type = index % 3 === 0 ? "HeartRate" : "StepCount";
    let text = ` <Record type="HKQuantityTypeIdentifier${type}" ${source} ${time} value="${55 + (index % 60)}"/>\n`;
    if (index % 500 === 0) {
      const beats = Array.from({ length: 60 }, (_, beat) => {
        const second = ((beat * 0.85) % 60).toFixed(2).padStart(5, "0");
        return `   <InstantaneousBeatsPerMinute bpm="${68 + (beat % 5)}" time="7:14:${second} AM"/>\n`;
      });
      text += ` <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" ${source} ${time.replace("count/min", "ms")} value="42.5">\n  <HeartRateVariabilityMetadataList>\n${beats.join("")}  </HeartRateVariabilityMetadataList>\n </Record>\n`;
    }
    written += text.length;
    yield text;
  }
  yield "</HealthData>\n";
}

/** Writes an export as Apple's would be of about so many bytes. */
export async function writeAppleExport(path: string, bytes: number): Promise<void> {
  await pipeline(Readable.from(records(bytes)), createWriteStream(path));
}
