import type { Story } from "#server/coach/story/story.ts";

/** What every story that is told back ends with. */
export const recapEnd = "If I have something wrong, tell me.";

/** What was understood of a story, told back in a few sentences; empty where there is nothing of it yet. */
export function recapOf({ event, sensation, feelings, memory, pattern, written, lost }: Story): string {
  const felt = feelings.map(({ noun, words }) => noun ?? `“${words}”`);
  const answered = written?.at(-1);
  const said = [
    event?.isWholeThought ? `You wrote: “${withStop(event.words)}”` : "",
    lost ? `You told me of losing ${called(lost)}.` : "",
    sensation?.place === undefined ? "" : `In your body it shows in your ${sensation.place}.`,
    felt.length > 0 ? `The feeling you named is ${listed(felt)}.` : "",
    memory?.isWholeThought ? `From earlier there is this: “${withStop(memory.words)}”` : "",
    pattern?.isWholeThought ? `And you notice of yourself: “${withStop(pattern.words)}”` : "",
    answered ? `To the last thing I asked, you wrote: “${withStop(answered.words)}”` : "",
  ].filter(Boolean);
  return said.length === 0 ? "" : [...said, recapEnd].join(" ");
}

const called = ({ word, isName }: Story["names"][number]): string => (isName ? word : `your ${word}`);
const withStop = (words: string): string => (/[.!]$/.test(words) ? words : `${words}.`);
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
