import { playCare } from "#server/coach/care/play-care.ts";
import type { chatMessages } from "#server/features/chat/tables.ts";
import { reportBeats } from "#server/heart/report/report-beats.ts";
import { madeBeats } from "#server/testing/files/made-files.ts";
import type { HeartReport } from "#shared/heart.ts";

/** What is seen of a message: who says it and what, and how old it is. */
export type KeptMessage = Pick<
  typeof chatMessages.$inferInsert,
  "content" | "kind" | "heart" | "sources" | "status"
> & {
  isUser: boolean;
};

/** A chat of the seeded person, by what it shows. */
export interface KeptChat {
  title: string;
  ageHours: number;
  messages: KeptMessage[];
}

const you = (content: string): KeptMessage => ({ content, isUser: true });
const coach = (content: string, more: Partial<KeptMessage> = {}): KeptMessage => ({
  content,
  isUser: false,
  ...more,
});

const meeting = [
  you("My manager went through my report line by line in front of everyone, and I could not say a word."),
  coach(
    "That sounds exposing, and it makes sense that you went quiet. Many bodies do when there is no way out of the room.\n\nWhere do you notice it now, while you write about it?",
  ),
  you("In my chest mostly, and my jaw. I keep going over what I should have said to him."),
  coach(
    "So it stays with you after the room is empty.\n\n- **Notice** where the tightness sits now.\n- Let your breath reach it, *without* changing it.\n- Then tell me what it is like.\n\nIf you had to name what is in it, would it be closer to shame, to anger, or to something else?",
  ),
  you("Shame first. Then anger, but only on the way home."),
  coach(
    "### A short pause\n\n1. Feel both feet on the floor.\n2. Breathe out a little longer than you breathe in.\n3. Let your shoulders fall by their own weight.\n\nAnger that comes late is often the part of you that wanted to speak. What does this remind you of?",
    { sources: [{ title: "Shame needs company", url: "https://example.org/shame-needs-company" }] },
  ),
  you("Standing at the board in school, with chalk in my hand and nothing in my head."),
  coach(
    "A small person, alone at the front, and everyone looking. No wonder your body knew at once what to do: *be still until it is over*.\n\nWhat would you have wanted somebody to say to that child?",
  ),
];

const script = `Let yourself arrive, just as you are.

Feel the weight of your body, and what carries it. There is nothing to get right in the next few minutes.

Think of the board, and the chalk, and the child who stood there. Let your breath go out slowly, as if it could reach that far.

You may say, quietly: *you were not slow, you were alone.* Notice what your chest does when it hears this.

Your jaw may soften by as little as a hair. That is enough. And when the room of today comes back, take with you that you can stand in it with both feet.`;

const heart: HeartReport = {
  device: "Chest strap",
  from: "2026-03-01T07:10",
  to: "2026-03-01T07:20",
  beats: reportBeats(madeBeats(600)) ?? null,
  rates: null,
  watch: [
    {
      metric: "RMSSD",
      unit: "ms",
      count: 14,
      median: 42,
      least: 27,
      most: 61,
      latest: 31,
      convention: "as the device computed it, over the night",
    },
  ],
  days: [],
  notes: ["The last night was lower than most nights of these two weeks."],
};

const wishToDie = "I do not want to be here anymore. I want to end my life.";
/** The product's own words, so that what is looked at is what people get. */
const careReply = playCare([wishToDie], { countries: ["US"] })[0]?.reply ?? "";

/** The chats of the seeded person, newest first; each stands for one thing a chat can show. */
export const keptChats: KeptChat[] = [
  {
    title: "My manager went through my report line by line in ...",
    ageHours: 1,
    messages: [...meeting, you("Please make it."), coach(script, { kind: "script" })],
  },
  {
    title: "Here are my beats of this morning",
    ageHours: 20,
    messages: [
      you("Here are my beats of this morning. What do you see?"),
      coach(
        "Ten quiet minutes after waking. Your heart changed its pace with your breath, a little less than on most of your mornings.\n\nHow did you sleep?",
        { heart },
      ),
    ],
  },
  {
    title: "I do not want to be here anymore",
    ageHours: 50,
    messages: [you(wishToDie), coach(careReply, { kind: "care" })],
  },
  { title: "The days before the exam", ageHours: 75, messages: [...meeting.slice(0, 2)] },
  { title: "Awake at three again", ageHours: 120, messages: [...meeting.slice(2, 4)] },
  {
    title: "An argument about the dishes, or not about them",
    ageHours: 300,
    messages: [...meeting.slice(4, 6)],
  },
];

/** The words of the seeded meditation. */
export const keptScript = script;
