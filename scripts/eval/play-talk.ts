import { readArc } from "#server/coach/arc/arc.ts";
import { askedIn } from "#server/coach/arc/asked.ts";
import { type Step, stepOrder } from "#server/coach/arc/steps.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { askedBySentence } from "#server/coach/guide/words/asked-by-sentence.ts";
import type { Person } from "./people.ts";

/** A conversation, and what the guide did in it that it should not. */
export interface Talk {
  conversation: Utterance[];
  /** Steps that were asked for after the person had plainly given them. */
  askedAgain: Step[];
}

/** Messages a person has in one conversation. */
export const turns = 10;

/** Plays one conversation with the guide: the person answers what they are asked, in their manner. */
export function playTalk(person: Person, seed: string): Talk {
  const talk = beginTalk(person);
  for (let turn = 0; turn < turns; turn += 1) {
    talk.speak(turn);
    talk.hear(guideReply(talk.conversation, seed));
  }
  return talk;
}

/** The same with any coach, which takes its time and may fail; `replyTo` gives what was shown. */
export async function playWith(
  person: Person,
  replyTo: (conversation: Utterance[]) => Promise<string>,
): Promise<Talk> {
  const talk = beginTalk(person);
  for (let turn = 0; turn < turns; turn += 1) {
    talk.speak(turn);
    const { next } = readArc(talk.conversation);
    talk.hear(await replyTo(talk.conversation), next);
  }
  return talk;
}

function beginTalk(person: Person) {
  const conversation: Utterance[] = [];
  const given = new Set<Step>();
  const askedAgain: Step[] = [];
  let asked: Step | undefined = "event";
  let mayChoose = false;
  return {
    conversation,
    askedAgain,
    speak(turn: number): void {
      const chooses = mayChoose && person.manner !== "silent";
      const { text, gives } = chooses ? theirWay : speak(person, asked, turn, given);
      conversation.push({ role: "person", text });
      for (const step of gives) given.add(step);
    },
    /** `directed` is the step that a model was told to ask for; the guide's own sentences are known. */
    hear(reply: string, directed?: Step): void {
      conversation.push({ role: "coach", text: reply });
      const open = askedIn(reply, askedBySentence, directed);
      asked = stepOrder.find((step) => step === open);
      mayChoose = open === "choice";
      if (asked && given.has(asked)) askedAgain.push(asked);
    },
  };
}

interface Said {
  text: string;
  /** The steps that these words plainly give. */
  gives: Step[];
}

/** Who is shown the ways takes the one on which there is something to answer. */
const theirWay = only("Step by step, please");
const nothing: Said[] = ["yes", "hm, maybe", "I think so", "that helps a bit", "ok"].map(only);
const silences: Said[] = ["...", "idk", "hm", "I don't know what to say", "can't really say"].map(only);
const asides: Said[] = [
  "do you think it will rain at the weekend?",
  "Actually the flat is a mess too and I have not eaten",
  "Sorry, my phone just rang. Where were we?",
  "can we talk about something else for a second",
].map(only);

function only(text: string): Said {
  return { text, gives: [] };
}

function speak(person: Person, asked: Step | undefined, turn: number, given: Set<Step>): Said {
  const { manner } = person;
  if (manner === "silent" && turn > 0 && turn < 4) return pick(silences, turn);
  if (manner === "wandering" && (turn === 1 || turn === 4)) return pick(asides, turn + person.event.length);
  if (manner === "at once" && turn === 0) return atOnce(person);
  if (manner === "contradictory" && turn === 5)
    return only(`No, that is not it. Not ${lastWord(person.emotion)}, more like tired.`);
  if (!asked || given.has(asked)) return pick(nothing, turn);
  const plain = answer(person, asked);
  if (manner === "terse") return { ...plain, text: terse(plain.text) };
  return manner === "rambling" ? { ...plain, text: rambling(plain.text, turn) } : plain;
}

function answer(person: Person, step: Step): Said {
  const text = person[step];
  return { text, gives: isVague(text) ? [] : [step] };
}

const isVague = (text: string): boolean => /^(?:no|hm|not sure|I don't know|I can't|nothing)\b/i.test(text);

function atOnce({ event, sensation, emotion }: Person): Said {
  const gives: Step[] = isVague(emotion) ? ["event", "sensation"] : ["event", "sensation", "emotion"];
  const feeling = isVague(emotion) ? "and I don't know what I feel" : `and what I feel is ${emotion}`;
  return { text: `${event}. ${bodily(sensation)}, ${feeling}.`, gives };
}

function bodily(sensation: string): string {
  if (sensation === "heavy") return "my whole body feels heavy";
  if (sensation === "stomach") return "it sits in my stomach";
  return /^(?:my|there's) /.test(sensation) ? sensation : `I notice ${sensation}`;
}

const terse = (text: string): string =>
  text
    .replace(/^(?:(?:my|i|the|a|it|that|they|mostly|there's) )+/i, "")
    .split(/\s+/)
    .slice(0, 4)
    .join(" ")
    .replace(/(?: (?:in|the|my|a|me|of|to|when|and|are|i|told|got|all|i'm|not|before|at))+$/i, "")
    .toLowerCase();

function rambling(text: string, turn: number): string {
  const before = [
    "So it was one of those days where the bus is late and the coffee is cold and you think, right, fine.",
    "I was telling a friend about it on the phone and she said something that stuck but I have forgotten what.",
    "Anyway, where do I even start, it has been going round and round since then and I keep losing the thread.",
  ];
  return `${before[turn % before.length]} ${text}. I do not know why I am telling you all this, it probably sounds silly.`;
}

const lastWord = (text: string): string =>
  text
    .replace(/[^\w\s]/g, "")
    .split(/\s+/)
    .at(-1) ?? "";

const pick = (list: Said[], turn: number): Said => list[turn % list.length] ?? only("ok");
