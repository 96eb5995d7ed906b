import { sentencesIn } from "./sentences.ts";
import { plainWords, type WordList, wordList } from "./word-list.ts";

/** Every mood there is. */
export const moods = [
  "loss",
  "joy",
  "shame",
  "anger",
  "fear",
  "sleepless",
  "pain",
  "decision",
  "lonely",
  "hurt",
  "tired",
  "overload",
  "sadness",
] as const;

/** What kind of thing a person tells, so that an acknowledgement is never of the wrong feeling. */
export type Mood = (typeof moods)[number];

/** The words that show each mood, the surest mood first. */
const shown: [Mood, WordList][] = [
  [
    "loss",
    wordList(
      "died, passed away, funeral, buried, burial, cremat*, widow*, grief, grieving, mourn*, put to sleep, stillborn, miscarr*, lost my mother, lost my mum, lost my mom, lost my father, lost my dad, lost my husband, lost my wife, lost my brother, lost my sister, lost my son, lost my daughter, lost my dog, lost my cat, lost my friend, lost the baby, lost our, lost a friend, lost a child, no longer with us, is gone now, miss her so, miss him so, without her now, without him now, didn't make it, put down yesterday, had to put down, had to say goodbye, hospice, ashes, is dead, are dead, was dead, her death, his death, their death, coffin",
    ),
  ],
  [
    "shame",
    wordList(
      "ashamed, shame, embarrass*, humiliat*, guilty, guilt, made a fool, mortified, cringe, cringing, disgusted with myself, hate myself, let everyone down, let them down, my fault",
    ),
  ],
  [
    "anger",
    wordList(
      "angry, anger, furious, rage, raging, livid, fuming, pissed off, pissed, resent*, unfair, injustice, infuriat*, outrag*, fed up, sick of, how dare, seething, annoyed, irritat*, blood boil*, could scream",
    ),
  ],
  [
    "sleepless",
    wordList(
      "can't sleep, cant sleep, cannot sleep, couldn't sleep, can't fall asleep, sleepless, insomnia, lie awake, lying awake, lay awake, sleep badly, slept badly, no sleep, up all night, awake all night",
    ),
  ],
  [
    "fear",
    wordList(
      "afraid of, scared, fear, frightened, terrified, anxious, anxiety, panic*, nervous, worried, worry, worries, worrying, dread*, freaking out, on edge",
    ),
  ],
  [
    "pain",
    wordList(
      "in pain, chronic pain, migraine*, headache*, backache, back pain, back hurts, back has hurt, back aches, back is killing, knee hurts, hip hurts, neck hurts, knees hurt, joints, fibromyalgia, endometriosis, sciatica, the pain, my pain, chemo*, arthritis",
    ),
  ],
  [
    "decision",
    wordList(
      "decide, decision*, choose between, can't choose, don't know whether, dont know whether, make up my mind, torn between, stay or go, two offers",
    ),
  ],
  [
    "lonely",
    wordList(
      "lonely, loneliness, no friends, no one to talk to, nobody to talk to, left out, excluded, isolated, homesick, nobody rang, nobody calls",
    ),
  ],
  [
    "hurt",
    wordList(
      "hurt, betray*, cheated, lied to, broke up, left me, dumped, ghosted, ignored, rejected, insult*, laughed at, bullied, bully*, mocked, let down, unappreciated, took me for granted, dismissed, criticised me, criticized me, shouted at me, yelled at me",
    ),
  ],
  [
    "tired",
    wordList(
      "exhausted, tired, drained, worn out, burnt out, burned out, burnout, knackered, no energy, run down, running on empty, weary",
    ),
  ],
  [
    "overload",
    wordList(
      "overwhelm*, too much, stress*, pressure, deadline*, swamped, can't cope, so much to do, behind with, everything at once, overload*",
    ),
  ],
  [
    "sadness",
    wordList(
      "sad, sadness, cry, crying, cried, tears, heartbroken, depressed, miserable, gutted, disappointed, unhappy",
    ),
  ],
  [
    "joy",
    wordList(
      "happy, joy, grinning, can't stop smiling, cant stop smiling, made my day, chuffed, delighted, over the moon, proud, thrilled, wonderful, lovely day, great day, excited, grateful, good news, got the job, got the place, got a place, got in, got engaged, was accepted, been accepted, can't believe my luck, relieved, in love",
    ),
  ],
];

const denials = new Set("not never no without isn't wasn't don't didn't aren't hardly".split(" "));
/** A denial so many words before takes a mood back. */
const deniedWithin = 2;

/** What kind of thing a text tells; undefined where no word of it says so, or it says that it is not so. */
export function moodOf(text: string): Mood | undefined {
  const words = plainWords(stated(text));
  return shown.find(([, list]) => isSaid(words, list))?.[0];
}

/** What is asked is not said: "happy now?" tells of no joy. A message that only asks is read all the same. */
function stated(text: string): string {
  const sentences = sentencesIn(text).filter((sentence) => !sentence.includes("?"));
  return sentences.length > 0 ? sentences.join(" ") : text;
}

/** Whether one of a list is said in any place and not denied there: "don't worry but I do worry". */
function isSaid(words: readonly string[], list: WordList): boolean {
  for (let from = 0; from < words.length; ) {
    const found = list(words.slice(from));
    if (found < 0) return false;
    const at = from + found;
    if (!words.slice(Math.max(0, at - deniedWithin), at).some((word) => denials.has(word))) return true;
    from = at + 1;
  }
  return false;
}
