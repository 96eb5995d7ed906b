import { readSet } from "#scripts/eval/labelled-messages.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { quantile } from "./measure.ts";
import type { Report } from "./report.ts";

const warmUp = 200;
/** The longest that is read as a message by the classifier, and half of it. */
const lengths = [2000, 4000] as const;
const rounds = 60;

/**
 * What care takes to read a message: each one of four sets, in the middle of a conversation of seven others, and stories as
 * long as a message may be. Processor time, so that a busy machine does not count.
 */
export default async function careReading({ figure, note }: Report): Promise<void> {
  const messages = (["fifth", "sixth", "seventh", "eighth"] as const).flatMap((set) =>
    readSet(set).map(({ text }) => text),
  );
  const samples = messages.map((text, at) => timed(text, talkBefore(messages, at))).slice(warmUp);
  figure({
    name: "reading a message",
    unit: "ms",
    samples,
    target: { atMost: 15, quantile: 0.99 },
  });
  const all = messages.join(" ");
  const [half = [], whole = []] = lengths.map((length) =>
    Array.from({ length: rounds }, (_, at) => timed(all.slice(at * 500, at * 500 + length), [])),
  );
  figure({
    name: `a story of ${lengths[1]} characters`,
    unit: "ms",
    samples: whole,
    control: { name: `one of ${lengths[0]}`, samples: half },
  });
  note(
    `${samples.length} messages, each after seven others; the longest took ${quantile(samples, 1).toFixed(1)} ms. Twice the length should take about twice the time.`,
  );
}

/** Seven messages of other people, with ordinary replies between them. */
const talkBefore = (messages: readonly string[], at: number): Utterance[] =>
  messages.slice(Math.max(0, at - 7), at).flatMap((text): Utterance[] => [
    { role: "person", text },
    { role: "coach", text: "" },
  ]);

function timed(text: string, earlier: readonly Utterance[]): number {
  const before = process.cpuUsage();
  readMessage(text, earlier);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
