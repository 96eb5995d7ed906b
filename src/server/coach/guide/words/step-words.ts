import type { Step } from "#server/coach/arc/steps.ts";

/** How one step is asked for: as a question, as an invitation without one, and again more simply. */
export interface StepWords {
  questions: string[];
  invitations: string[];
  /** After not knowing, or being asked what was meant. */
  simpler: string[];
}

/** For a story of trouble, or one not known yet. */
export const stepWords: Record<Step, StepWords> = {
  event: {
    questions: [
      "What happened, in plain words?",
      "Which moment of it stays with you most?",
      "What brought it on, as far as you can tell?",
      "Which part of it would you like to look at?",
    ],
    invitations: [
      "If you like, tell me about one moment of it, in a line or two.",
      "You could start with the part that stays with you most.",
      "A few words about what happened are enough to start with.",
    ],
    simpler: [
      "It can be something small from today: a look, a message, something you forgot.",
      "You could start with today, and with the hardest part of it.",
    ],
  },
  sensation: {
    questions: [
      "Things like this often show in the body first: do you notice it anywhere in yours?",
      "Is anything in your body tight, heavy or warm when you think of it?",
      "Where in your body do you feel it, if anywhere?",
    ],
    invitations: [
      "Take a moment and notice whether you feel it in your body: chest, throat, stomach, shoulders, or nowhere.",
      "If you feel it in your body, say where.",
    ],
    simpler: [
      "Maybe your shoulders are up, your jaw is tight, or your breath is short. Just say what you find. “Nothing” is an answer too.",
    ],
  },
  emotion: {
    questions: [
      "Which feeling is strongest just now?",
      "What would you call the feeling?",
      "If you had to choose one word for how it feels, which would it be?",
    ],
    invitations: [
      "If there's a word for the feeling, you can write it here.",
      "You can write one word for how it feels. Any word counts.",
    ],
    simpler: ["Is it closer to fear, anger, sadness or guilt, or is it something else?"],
  },
  memory: {
    questions: [
      "Have you known something like this earlier in your life?",
      "Does it remind you of anything from before, even a little?",
    ],
    invitations: [
      "If it reminds you of an earlier time, tell me one small thing about it. If not, we leave that out.",
    ],
    simpler: [
      "I mean something earlier, maybe years ago, that felt a bit like this. It's fine if there isn't anything.",
    ],
  },
  awareness: {
    questions: [
      "Looking at all of it, is there something you do again and again?",
      "When you read back what you wrote, what do you notice about yourself?",
    ],
    invitations: ["If you see something here that you often do, you could write it in a sentence."],
    simpler: [
      "I mean something you often do in moments like this, such as going quiet or saying yes too fast. It's fine if there's nothing.",
    ],
  },
};

/** To stay with what was just told, before the body is asked for. */
export const toldWords: StepWords = {
  questions: [
    "Which part of it stays with you most?",
    "What matters most about it?",
    "What's the hardest part of it?",
    "What would you like me to know about it?",
  ],
  invitations: [
    "If you like, tell me a little more about it.",
    "You can go on, for instance with the part that stays with you most.",
  ],
  simpler: ["A small piece is enough: what somebody said, what you saw, or what came after."],
};

/** For good news and good moments. */
export const joyStepWords: Record<Step, StepWords> = {
  ...stepWords,
  event: {
    questions: ["What was the best moment?", "How did it happen?"],
    invitations: ["Tell me a little about how it was, if you like."],
    simpler: ["A small piece is enough: what you saw, or what somebody said."],
  },
  sensation: {
    questions: [
      "Where in your body do you feel the good of it?",
      "What does your body do when you think of it?",
    ],
    invitations: ["If you like, notice where in your body it feels warm or light."],
    simpler: ["A smile counts, or a lighter chest, or restless feet. Nothing is an answer too."],
  },
  emotion: {
    questions: [
      "Which word fits best: joy, relief, pride or another?",
      "What would you call this good feeling?",
    ],
    invitations: ["If there's one word for the good feeling, you can write it here."],
    simpler: ["The nearest word will do: glad, proud, relieved, grateful, or another."],
  },
  awareness: {
    questions: ["What would you like to keep from it?", "What made it good for you?"],
    invitations: ["You could say which part of it you'd like to keep."],
    simpler: ["I mean the one thing in it that you don't want to forget."],
  },
};

/** For a loss: nobody is led further back from it. */
export const lossStepWords: Record<Step, StepWords> = {
  ...stepWords,
  event: {
    questions: ["Would you like to tell me a little about what happened?"],
    invitations: [
      "You can tell me about it, or just sit here for a while.",
      "If you like, tell me a little about the one you miss.",
    ],
    simpler: ["Anything small is enough: something they said, or something they used to do."],
  },
  sensation: {
    questions: ["Where in your body do you feel it today?", "What is your body like with it today?"],
    invitations: ["If you like, notice how your body is today: heavy, hollow, restless, or nothing special."],
    simpler: ["It may feel heavy, empty or numb, or quite ordinary. Any answer will do."],
  },
  emotion: {
    questions: [
      "Grief can feel like many things. What's it like today?",
      "Which feeling is closest just now?",
    ],
    invitations: ["If there's a word for how it is today, you can write it here."],
    simpler: ["It may be sadness, anger, guilt, relief, nothing at all, or several of them at once."],
  },
};

/** When every step is known or left alone. */
export const openWords = {
  invitations: [
    "You can write on, if there's more.",
    "There's room for anything that's still missing.",
    "We don't have to add anything. You can just rest here too.",
    "What comes next is up to you.",
    "I'm here if there's more to say.",
  ],
};

/** That the meditation can be made; each is said once or twice in a conversation. */
export const offers: string[] = [
  "There's enough here for a meditation: the Meditation button below makes it, whenever you like.",
  "If you like, press Meditation below, and I make one from this. You can also go on writing.",
  "The Meditation button below can make something to listen to from this.",
];
