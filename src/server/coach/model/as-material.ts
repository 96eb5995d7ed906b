import type { ModelMessage } from "ai";
import type { GivenFile, Passage, Utterance } from "#server/coach/coach.ts";

const tags = /<\/?\s*(?:direction|passage|passages|conversation|text|file|system|person_message)\b[^>]*>/gi;

/** Text that cannot close or open one of our tags. */
export const untagged = (text: string): string => text.replace(tags, " ");

/** The conversation as messages of a model; only the two roles ever appear, and our tags cannot be forged. */
export const asMessages = (conversation: Utterance[]): ModelMessage[] =>
  conversation.map(({ role, text, file }, at) => ({
    role: role === "person" ? "user" : "assistant",
    content: file ? `${asFile(file, at === latestFile(conversation))}\n${untagged(text)}` : untagged(text),
  }));

/** An earlier file is only recalled by its beginning, so that files never crowd the conversation out. */
const recalledChars = 1000;

const latestFile = (conversation: Utterance[]): number => conversation.findLastIndex(({ file }) => file);

const asFile = ({ name, text }: GivenFile, isLatest: boolean): string =>
  `<file name="${untagged(name).replaceAll('"', "'")}">\n${untagged(isLatest ? text : text.slice(0, recalledChars))}\n</file>`;

/** The conversation as one piece of material, for calls that are not a turn of it. */
export const asTranscript = (conversation: Utterance[]): string =>
  `<conversation>\n${conversation.map(({ role, text }) => `${role}: ${untagged(text)}`).join("\n")}\n</conversation>`;

/** What a program wrote beside the conversation; empty when it wrote nothing. */
export const asNote = (note: string | undefined): string =>
  note?.trim() ? `<text>\n${untagged(note)}\n</text>` : "";

/** Passages as reference material; empty when there are none. */
export const asPassages = (passages: Passage[]): string =>
  passages.length === 0
    ? ""
    : `<passages>\n${passages.map(({ title, text }) => `<passage title="${untagged(title).replaceAll('"', "'")}">\n${untagged(text)}\n</passage>`).join("\n")}\n</passages>`;
