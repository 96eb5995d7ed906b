import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Turn } from "#server/coach/arc/turn.ts";
import type { Utterance } from "#server/coach/coach.ts";
import type { Story } from "#server/coach/story/story.ts";
import { limits } from "#shared/limits/limits.ts";
import { isSayable } from "./own-words.ts";
import { spokenText, stageHeadings, stagesOf } from "./stages.ts";

/** So many words of what happened name a meditation; with more of them a list of names is a list of stories. */
const mostWords = 11;
/** A name does not end in a word that leads on to the next. */
const leadsOn = new Set(
  "a an the and or but so because that which who when while if than as for with about in on at to from of by my our your his her their i i'm was were is are had have just during after before".split(
    " ",
  ),
);
/** What a sentence ends in, and what parts its words. */
const marks = " .,;:!?…–—。！？-";
/** How somebody greets or clears their throat before they begin. */
const opening = /^(?:(?:hi|hello|hey|well|so|ok|okay|um|ah|oh|yeah|yes|no|please)\b[\s,.!…-]*)+/i;

/**
 * What a meditation is found by in a list: what the person told, in their words, and how it felt. A practice is called what
 * it is called. Nothing that is not for a shoulder's view is in it: words a meditation would not say aloud name none, and
 * who is mourned is named without what happened. Never empty.
 */
export function nameOfTalk(conversation: readonly Utterance[], text: string): string {
  const ofPractice = practiceTitle(text);
  if (ofPractice) return ofPractice;
  const { story, turns } = readTalk(conversation);
  const name = nameOfStory(story) ?? firstWords(turns) ?? nameOfText(text);
  return name.slice(0, limits.playlist.nameChars).toWellFormed();
}

/** The name of a recording of which nothing is left but its words: their first quotation, or what kind it is. */
export function nameOfText(text: string): string {
  const quoted = /“([^”]{4,90})”/.exec(spokenText(text))?.[1];
  const words = quoted === undefined ? undefined : shortened(quoted);
  return practiceTitle(text) ?? words ?? "A quiet moment";
}

/** Whether a text is a practice, which is the same for everybody and tells nothing of anybody. */
export const isPracticeText = (text: string): boolean => practiceTitle(text) !== undefined;

/** A text under one heading that is none of a script's is a practice. */
function practiceTitle(text: string): string | undefined {
  const [only, ...others] = stagesOf(text);
  if (!only || others.length > 0 || stageHeadings.some((heading) => heading === only.heading))
    return undefined;
  return only.heading || undefined;
}

function nameOfStory(story: Story): string | undefined {
  const { lost, event, feelings, sensation } = story;
  const felt = feltAs(feelings[0]?.noun ?? feelings[0]?.words, sensation?.place);
  if (story.shape === "loss") {
    if (lost) return `For ${lost.isName ? lost.word : `my ${lost.word}`}`;
    return felt === undefined ? undefined : capital(felt);
  }
  const happened = event && shortened(event.words);
  if (happened) return felt === undefined ? happened : `${happened}\u00a0· ${felt}`;
  return felt === undefined ? undefined : capital(felt);
}

function feltAs(feeling: string | undefined, place: string | undefined): string | undefined {
  const said = feeling !== undefined && isSayable(feeling) ? feeling : undefined;
  if (place === undefined || place === "body") return said;
  return said === undefined ? `in the ${place}` : `${said} in the ${place}`;
}

/** The first message that tells something, or is in a language of which no story is read; a wish names nothing. */
function firstWords(turns: readonly Turn[]): string | undefined {
  for (const { text, act, isTelling } of turns) {
    if (!isTelling && act !== "other-language") continue;
    const words = shortened(text);
    if (words !== undefined && /\p{L}{2}/u.test(words)) return words;
  }
  return undefined;
}

/** The first sentence, its greeting left out and cut where it can be; nothing where a calm voice would not say it. */
function shortened(text: string): string | undefined {
  const [sentence = ""] = text
    .normalize("NFC")
    .slice(0, 400)
    .replace(/\s+/g, " ")
    .trim()
    .replace(opening, "")
    .split(/(?<=[.!?。！？])\s|(?<=[。！？])/u);
  const words = withoutMarks(sentence).split(" ");
  const kept = words.slice(0, mostWords);
  // "in the meeting and I" leads on twice.
  while (words.length > mostWords && kept.length > 1 && isLeadingOn(kept.at(-1))) kept.pop();
  let cut = words.length > mostWords ? `${withoutMarks(kept.join(" "))}…` : kept.join(" ");
  if ([...cut].length > limits.playlist.nameChars / 2)
    cut = `${[...cut]
      .slice(0, limits.playlist.nameChars / 2)
      .join("")
      .trimEnd()}…`;
  return cut === "" || !isSayable(cut) ? undefined : capital(cut);
}

const isLeadingOn = (word = ""): boolean => {
  const bare = withoutMarks(word).toLowerCase();
  return bare === "" || leadsOn.has(bare);
};

/** A text without the marks it ends in; a loop and no expression, which would try every run of marks again. */
function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
