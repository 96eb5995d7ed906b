import { isScript, isSpokenText } from "#server/coach/arc/asked.ts";
import { readTalk, type Talk } from "#server/coach/arc/read-talk.ts";
import { assessMessage, readOnce } from "#server/coach/care/assessing/assess-message.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { wishesInWords } from "#server/coach/guide/wishes-in-words.ts";
import { type PracticeOffer, practices } from "#server/coach/practice/practice.ts";
import { feltAfter } from "#server/coach/story/felt-after.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { limits } from "#shared/limits/limits.ts";

/** A line that may be kept for the person's next chats. */
export interface ProposedLine {
  about: "helps" | "topic";
  text: string;
}

/**
 * What of a conversation is worth knowing next time, at the moment it is said: after the first meditation what it was about,
 * in the person's own words; after "lighter" what made it so. Nothing where our readers cannot tell, as in another
 * language than English.
 */
export function linesFrom(conversation: readonly Utterance[]): ProposedLine[] {
  const last = conversation.at(-1);
  // To read a whole talk costs milliseconds, and most moments are seen not to be one of these without it.
  if (!last || !(last.role === "coach" ? isFirstScript(conversation) : mayTellOfHelp(last, conversation)))
    return [];
  const talk = readTalk(conversation);
  const text = last.role === "coach" ? topicOf(talk) : helpOf(talk);
  if (!text || !isCalm(text) || speaksOfDanger(conversation)) return [];
  return [{ about: last.role === "coach" ? "topic" : "helps", text }];
}

/** Whether care hears no danger in a line: what a person writes into one is held to it. */
export const mayBeKept = (text: string): boolean => readMessage(text, []).tier === "none";

/** Of its own accord the product keeps only what care reads as wholly calm: a line is read again where nobody hears how things are. */
const isCalm = (text: string): boolean => !readMessage(text, []).isHeavy;

/** The practice that a line names as what helped, as long as its person has not put it otherwise. */
export const practiceThatHelped = (line: string): PracticeOffer | undefined =>
  practices.find(({ title }) => {
    const words = helpWords(`“${title}”`);
    return line === words || line.startsWith(`${words}: `);
  });

/** Care heard something in a message of the talk, also where it only asked beside the reply. */
function speaksOfDanger(conversation: readonly Utterance[]): boolean {
  const read = readOnce();
  return conversation.some(
    ({ role, text }, at) =>
      role === "person" && assessMessage(text, conversation.slice(0, at), read).tier !== "none",
  );
}

function isFirstScript(conversation: readonly Utterance[]): boolean {
  const scripts = conversation.filter(({ role, text }) => role === "coach" && isScript(text));
  return scripts.length === 1 && isScript(conversation.at(-1)?.text ?? "");
}

/** After something that was heard, few words say that it is lighter: "good" in a longer telling says nothing of it. */
const mayTellOfHelp = ({ text }: Utterance, conversation: readonly Utterance[]): boolean =>
  conversation.some((said) => said.role === "coach" && isSpokenText(said.text)) &&
  feltAfter(text) === "lighter" &&
  plainWords(text).length <= answerWords;

function topicOf({ story }: Talk): string | undefined {
  // Read whole as well: what a line has no room for may be what matters.
  if (!story.event || !isCalm(story.event.words)) return undefined;
  return withinLine(story.event.words);
}

function helpOf({ place, replies, wishes }: Talk): string | undefined {
  if (place !== "after") return undefined;
  const spoken = replies.findLast(isSpokenText);
  if (spoken === undefined) return undefined;
  const practice = practices.find(({ title }) => spoken.startsWith(`# ${title}`));
  if (!practice && !isScript(spoken)) return undefined;
  const made = practice ? `“${practice.title}”` : "A meditation on what happened";
  const how = wishesInWords(wishes);
  return withinLine(how ? `${helpWords(made)}: ${how}` : helpWords(made));
}

const answerWords = 10;

const helpWords = (what: string): string => `${what} helped`;

/** As many whole words as a line holds. */
function withinLine(text: string): string {
  const { lineChars } = limits.memory;
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= lineChars) return line;
  const cut = line.slice(0, lineChars - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") + 1 || cut.length).trimEnd()}…`;
}
