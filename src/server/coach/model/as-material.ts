import type { ModelMessage } from "ai";
import type { GivenFile, Passage, Utterance } from "#server/coach/coach.ts";

/** Our own tags in any spacing, and the marks by which chat templates part roles, thoughts and calls of tools. */
const tags = new RegExp(
  [
    "<\\s{0,9}\\/?\\s{0,9}(?:direction|passages?|remembered|conversation|text|file|system|person_message|think(?:ing)?|tool_calls?|tool_response|function_calls?|start_of_turn|end_of_turn|bos|eos|s)\\b[^<>]{0,200}>",
    "<[|｜][^<>|｜]{1,60}[|｜]>",
    "<<\\s{0,3}\\/?SYS\\s{0,3}>>",
    "\\[\\s{0,3}\\/?(?:INST|TOOL_CALLS|AVAILABLE_TOOLS|SYSTEM_PROMPT)\\s{0,3}\\]",
  ].join("|"),
  "gi",
);

/** Text that can neither forge one of our tags nor a mark of a model's own template. */
export const untagged = (text: string): string => text.replace(tags, " ");

/**
 * The conversation as messages of a model; only the two roles ever appear, and tags cannot be forged. What belongs to
 * this turn alone (material, direction) follows the words of the last message, which the person wrote.
 */
export function asMessages(conversation: Utterance[], beside: string[] = []): ModelMessage[] {
  const last = conversation.length - 1;
  return conversation.map(({ role, text, file }, at) => {
    const isLatestFile = at === latestFile(conversation);
    const parts = [file ? asFile(file, isLatestFile) : "", untagged(text), ...(at === last ? beside : [])];
    return { role: role === "person" ? "user" : "assistant", content: parts.filter(Boolean).join("\n\n") };
  });
}

/** An earlier file is only recalled by its beginning, so that files never crowd the conversation out. */
export const recalledChars = 1000;

const latestFile = (conversation: Utterance[]): number => conversation.findLastIndex(({ file }) => file);

const asFile = ({ name, text }: GivenFile, isLatest: boolean): string =>
  `<file name="${untagged(name).replaceAll('"', "'")}">\n${untagged(isLatest ? text : text.slice(0, recalledChars))}\n</file>`;

/** The conversation as one piece of material, for calls that are not a turn of it. */
export const asTranscript = (conversation: Utterance[]): string =>
  `<conversation>\n${conversation.map(({ role, text }) => `${role}: ${untagged(text)}`).join("\n")}\n</conversation>`;

/** What a program wrote beside the conversation; empty when it wrote nothing. */
export const asNote = (note: string | undefined): string =>
  note?.trim() ? `<text>\n${untagged(note)}\n</text>` : "";

/** What was kept of earlier chats; empty when nothing was. */
export const asRemembered = (lines: readonly string[] = []): string =>
  lines.length === 0
    ? ""
    : `<remembered>\n${lines.map((line) => `- ${untagged(line)}`).join("\n")}\n</remembered>`;

/** Passages as reference material; empty when there are none. */
export const asPassages = (passages: Passage[]): string =>
  passages.length === 0
    ? ""
    : `<passages>\n${passages.map(({ title, text }) => `<passage title="${untagged(title).replaceAll('"', "'")}">\n${untagged(text)}\n</passage>`).join("\n")}\n</passages>`;
