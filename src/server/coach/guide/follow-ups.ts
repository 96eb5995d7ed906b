import type { Act } from "#server/coach/act/acts.ts";
import { type Asked, askedIn } from "#server/coach/arc/asked.ts";
import { backToQuestion } from "#server/coach/arc/in-hour.ts";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { refusedIn } from "#server/coach/arc/refused.ts";
import type { TurnAct } from "#server/coach/arc/turn.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { openIn } from "#server/coach/hour/read-hour.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import type { StoryShape } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { tapsAfterNo } from "./coverage/say-no.ts";
import { offersFor, standing } from "./offer/find-offers.ts";
import { isOffer } from "./offer/is-offer.ts";
import { askedBySentence } from "./words/asked-by-sentence.ts";
import { closingTaps, closingWords } from "./words/closing-words.ts";
import { tapsOnGiven } from "./words/given-words.ts";
import { moveWords } from "./words/move-words.ts";

/** Said next in any conversation, for when nothing could be proposed. */
export const genericFollowUps = [
  "I would like to tell you about something",
  "A short exercise, please",
  "What can you do?",
] as const;

/** What a person may answer, by what a reply left open. */
export const followUpsByAsked = {
  event: ["It happened at work", "It is about somebody close to me", "A short exercise, please"],
  more: ["What was said", "What I did not say", "A short exercise, please"],
  sensation: ["In my chest", "In my stomach", "I notice nothing in my body"],
  emotion: ["It is closest to fear", "It is closest to anger", "It is closest to sadness"],
  memory: ["Yes, I know this from before", "No, this is new", "I would rather leave the past out"],
  awareness: ["I do this every time", "I see no pattern in it", "I am hard on myself"],
  choice: ["What happened", "What comes next", "How I feel"],
  writing: ["Skip this one", "I just want to tell it", "A short exercise, please"],
  offer: ["Yes, please make it", "Make it five minutes, please", "Not yet, I would like to go on"],
  "check-in": ["Lighter", "The same", "Heavier"],
  other: ["There is something else", "A short exercise, please", "Please make the meditation"],
  none: ["Step by step, please", "A short exercise, please", "Please make the meditation"],
  /** The same where a question of the hour was left for another. */
  interrupted: [backToQuestion, "A short exercise, please", "Please make the meditation"],
} as const;

/** The same where the story is of good news, or of a loss. */
const followUpsByShape: Partial<Record<StoryShape, Partial<Record<Asked, readonly string[]>>>> = {
  joy: {
    event: ["It came as a surprise", "I worked a long time for it", "I want to enjoy it for a minute"],
    sensation: ["Warm in my chest", "Light all over", "I can't sit still"],
    emotion: ["Happy", "Proud", "Relieved"],
    awareness: ["The moment I heard it", "Who was there with me", "That I did it myself"],
  },
  loss: {
    event: ["I would like to say who it was", "It was sudden", "I only want to sit here for a while"],
    sensation: ["Heavy", "Hollow", "I notice nothing in my body"],
    emotion: ["Sad", "Numb", "Guilty"],
  },
};

/** What a person may have meant who was not understood, by the act it may have been. */
export const followUpsByAct: Partial<Record<Act, string>> = {
  tells: "I would like to tell you more",
  "asks-product": "What can you do?",
  "asks-how": "What helps against stress?",
  "asks-advice": "What should I do?",
  "asks-meaning": "What do you mean?",
  "wants-practice": "A short exercise, please",
  "wants-meditation": "Please make the meditation",
  corrects: "You misunderstood me",
  complains: "That does not fit what I wrote",
  thanks: "Thank you",
  leaves: "That is all for today",
  pauses: "Give me a moment, please",
  returns: "Where were we?",
  "good-news": "It is good news",
  mourns: "I lost somebody",
  well: "I am fine just now",
  elsewhere: "Let us talk about something else",
};

/** After the answer to how it was. */
export const afterCheckIn = ["Make it shorter", "Again, with other words", "How do I keep it?"] as const;

/** After the last thing to write: to stay with it, to look at another part, or to have the meditation made. */
export const afterWriting = ["Stay with this a moment", "How I feel", "Please make the meditation"] as const;

/** After a sentence for somebody: what can be done with it. */
const afterDraft = ["Check what I've written", "Make it shorter", "Get ready for it"] as const;

/** Three things the person may say next, from what the last reply left open; feelings are not proposed to whoever wants none asked about. */
export function guideFollowUps(conversation: readonly Utterance[]): string[] {
  const found = tapsAfter(conversation);
  const isRefused = refusedIn(conversation.flatMap(({ role, text }) => (role === "person" ? [text] : [])));
  const left = found.filter((tap) => !isRefused(tap));
  const taps =
    left.length === found.length
      ? found
      : [...new Set([...left, ...insteadOfRefused])].slice(0, Math.max(found.length, 2));
  const isOfFeeling = taps.some(
    (tap) => tap === feelingTap || followUpsByAsked.emotion.some((one) => one === tap),
  );
  return isOfFeeling && readTalk(conversation).wishes.noFeelings ? [...followUpsByAsked.none] : taps;
}
const feelingTap = "How I feel";
/** What was refused once is not there to tap, until it is wished for. */
const insteadOfRefused = ["I just want to tell it", "What can you do?"];

function tapsAfter(conversation: readonly Utterance[]): string[] {
  const reply = conversation.findLast(({ role }) => role === "coach")?.text;
  if (reply === undefined) return [...genericFollowUps];
  if (moveWords.saidAlready.some((text) => reply.includes(text)))
    return [...(closingTaps["say-it"] ?? afterWriting)];
  if (isAfterCheckIn(reply)) return [...afterCheckIn];
  const onGiven = tapsOnGiven(reply);
  if (onGiven) return [...onGiven];
  if (isNotUnderstood(reply)) return meant(readTalk(conversation).now.maybe);
  if (beginning.some((text) => reply.includes(text))) return [...genericFollowUps];
  const open = openIn(reply);
  if (open === undefined && isOffer(reply)) return offersFor(readTalk(conversation)).taps;
  // What follows their sentence may be left for the sentence.
  if (open?.station.id === "say-it" && "prompt" in open && open.prompt > 0) return [...afterDraft];
  if (open?.station.kind === "choice") return open.station.taps.map(({ text }) => text);
  const instead = open === undefined ? tapsAfterNo(reply) : undefined;
  if (instead) return [...instead];
  const chosen = conversation.findLast(({ text }) => openIn(text) !== undefined);
  const before = chosen && openIn(chosen.text);
  if (before?.station.kind === "choice" && moveWords.choiceMeant.some((text) => reply.includes(text)))
    return before.station.taps.map(({ text }) => text);
  const closed = Object.keys(closingWords).find((id) =>
    closingWords[id]?.some((text) => reply.includes(text)),
  );
  if (closed !== undefined) return [...(closingTaps[closed] ?? afterWriting)];
  if (writingEnds.some((text) => reply.includes(text))) return [...afterWriting];
  const asked = askedIn(reply, askedBySentence);
  const talk = readTalk(conversation);
  const { story, way } = talk;
  const { shape } = story;
  const isJustLeft = openIn(talk.replies.at(-2) ?? "") !== undefined;
  if (
    asked === "none" &&
    way === "open" &&
    !leavesIt.has(talk.now.act) &&
    isJustLeft &&
    isInterrupted(conversation)
  )
    return before?.station.kind === "choice"
      ? talk.now.act === "corrects" || onTheWay.has(before.station.id)
        ? standing(talk)
        : before.station.taps.map(({ text }) => text)
      : [...followUpsByAsked.interrupted];
  if (asked === "none" && talk.turns.some(({ isTelling }) => isTelling)) return standing(talk);
  return [...(followUpsByShape[shape]?.[asked] ?? followUpsByAsked[asked])];
}

/** A question of the hour was asked before, and neither was it the last one of a writing nor was the writing ended. */
function isInterrupted(conversation: readonly Utterance[]): boolean {
  const replies = conversation.flatMap(({ role, text }) => (role === "coach" ? [text] : []));
  const asked = replies.findLastIndex((reply) => openIn(reply) !== undefined);
  const ended = replies.findLastIndex((reply) => writingEnds.some((text) => reply.includes(text)));
  return asked >= 0 && asked > ended && !isAnswered(conversation, replies[asked] ?? "");
}
/** Something was told in the message after the question, whatever was asked in it besides. */
function isAnswered(conversation: readonly Utterance[], question: string): boolean {
  const at = conversation.findLastIndex(({ text }) => text === question);
  const said = sentencesIn(conversation[at + 1]?.text ?? "");
  return (
    said.length > 1 && said.some((one) => !one.endsWith("?") && plainWords(one).length >= wordsOfTelling)
  );
}
const wordsOfTelling = 4;

const writingEnds = [
  ...moveWords.writingDone,
  ...moveWords.writingDoneOffer,
  ...Object.values(closingWords).flat(),
];

/** What is said to whoever has told nothing yet. */
const beginning = [...moveWords.welcome, ...moveWords.unsureOpening];

/** Whoever left a question, or the whole of it, is not led back there. */
const leavesIt = new Set<TurnAct>(["unsure", "elsewhere", "leaves"]);

/** Where one only chooses where to go on: whoever told something there is offered what can be done with it. */
const onTheWay = new Set(["begin", "happened", "next", "now"]);

const isAfterCheckIn = (reply: string): boolean =>
  [...moveWords.lighter, ...moveWords.same, ...moveWords.heavier].some((text) => reply.includes(text));

const isNotUnderstood = (reply: string): boolean =>
  [...moveWords.unclear, ...moveWords.nonsense].some((text) => reply.includes(text));

const offered = 3;

/** The likeliest things that may have been meant, and what can always be said. */
function meant(maybe: readonly Act[]): string[] {
  const likely = maybe.flatMap((act) => followUpsByAct[act] ?? []);
  return [...new Set([...likely, ...genericFollowUps])].slice(0, offered);
}
