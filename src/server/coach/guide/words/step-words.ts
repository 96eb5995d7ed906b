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
      "What happened, as plainly as you can put it?",
      "Is there one moment of it that stays with you most?",
      "What has brought it on, as far as you can tell?",
      "Which part of it would you like to look at?",
    ],
    invitations: [
      "If you like, tell me about one moment of it, in a line or two.",
      "You could begin with the part that stays with you most.",
      "A few words about what happened are enough to begin.",
    ],
    simpler: [
      "It can be something small, even from today: a look, a message, a thing left undone.",
      "You could start with the day itself, and with the part of it that weighed most.",
    ],
  },
  sensation: {
    questions: [
      "Such things often show in the body first: do you notice it anywhere in yours?",
      "How does your body take it: is anything tight, heavy or warm?",
      "Is there a place in your body that has become tight, heavy or warm?",
    ],
    invitations: [
      "Take a moment and notice whether your body has a part in it: chest, throat, stomach, shoulders, or none.",
      "If your body joins in anywhere, say where.",
    ],
    simpler: [
      "Your shoulders may be up or down, your jaw loose or set, your breath short or long. Just say what you find, and nothing is an answer too.",
    ],
  },
  emotion: {
    questions: [
      "Which feeling is strongest in it just now?",
      "What would you call the feeling in it?",
      "If you had to choose one word for the feeling, which would it be?",
    ],
    invitations: [
      "If there is a word for the feeling in it, you could add it here.",
      "Let a word for the feeling come, if one does; any word counts.",
    ],
    simpler: [
      "It may be nearer to fear, to anger, to sadness or to shame, or somewhere else altogether. The nearest will do.",
    ],
  },
  memory: {
    questions: [
      "Have you known something like this earlier in your life?",
      "Does it resemble anything from before, even faintly?",
    ],
    invitations: [
      "If it reminds you of an earlier time, tell me one small thing of it; if not, we leave that out.",
    ],
    simpler: [
      "I mean an earlier moment, perhaps years back, that felt a little like this one. There need not be one.",
    ],
  },
  awareness: {
    questions: [
      "Looking at all of it, is there something you do again and again?",
      "When you read back what you wrote, what do you notice about yourself?",
    ],
    invitations: ["If something in all this repeats itself, you could name it in a sentence."],
    simpler: [
      "I mean something you often do in moments like this, such as going quiet or saying yes too fast. There need not be anything.",
    ],
  },
};

/** To stay with what was just told, before the body is asked for. */
export const toldWords: StepWords = {
  questions: [
    "Which part of it stays with you most?",
    "What weighs most in it?",
    "What is the hardest part of it?",
    "What would you like me to know about it?",
  ],
  invitations: [
    "If you like, tell me a little more of it.",
    "You can go on with it: the part that stays with you most, for instance.",
  ],
  simpler: ["A small piece of it is enough: what was said, or what you saw, or what came after."],
};

/** For good news and good moments. */
export const joyStepWords: Record<Step, StepWords> = {
  ...stepWords,
  event: {
    questions: ["What was the best moment of it?", "How did it happen?"],
    invitations: ["Tell me a little of how it was, if you like."],
    simpler: ["A small piece of it is enough: what you saw, or what somebody said."],
  },
  sensation: {
    questions: [
      "Where in your body do you notice the good of it?",
      "What does your body do when you think of it?",
    ],
    invitations: ["If you like, notice where in your body it is warm or light."],
    simpler: ["A smile counts, or a lighter chest, or restless feet. Nothing is an answer too."],
  },
  emotion: {
    questions: [
      "Which word fits it best, joy, relief, pride or another?",
      "What would you call the feeling in it?",
    ],
    invitations: ["If there is one word for the feeling, you could add it here."],
    simpler: ["The nearest word will do: glad, proud, relieved, grateful, or another."],
  },
  awareness: {
    questions: ["What of it would you like to keep?", "What made it good, for you?"],
    invitations: ["You could say which part of it you would like to keep."],
    simpler: ["I mean the one thing in it that you would not want to forget."],
  },
};

/** For a loss: nobody is led further back from it. */
export const lossStepWords: Record<Step, StepWords> = {
  ...stepWords,
  event: {
    questions: ["Would you like to tell me a little about what happened?"],
    invitations: [
      "You can tell me about it, or only sit here for a while.",
      "If you like, say a little of who it was.",
    ],
    simpler: ["Anything small about them is enough: something they said, or used to do."],
  },
  sensation: {
    questions: ["Where do you carry it today, in your body?", "What is your body like with it today?"],
    invitations: [
      "If you like, notice how your body is today: heavy, hollow, restless, or nothing of the kind.",
    ],
    simpler: ["It may be heavy or hollow or numb, or quite ordinary. Any answer will do."],
  },
  emotion: {
    questions: ["Grief has many faces: which is nearest today?", "Which feeling is nearest at this hour?"],
    invitations: ["If there is a word for how it is today, you could add it here."],
    simpler: ["It may be sadness, anger, guilt, relief, nothing at all, or several of them at once."],
  },
};

/** When every step is known or left alone. */
export const openWords = {
  invitations: [
    "You can write on, if there is more.",
    "There is room for anything that is still missing.",
    "We need not add anything. You may also simply rest here.",
    "What comes next is up to you.",
    "I am here if there is more to say.",
  ],
};

/** That the meditation can be made; each is said once or twice in a conversation. */
export const offers: string[] = [
  "There is enough here for a meditation: the Meditation button below makes it, whenever you like.",
  "If you like, press Meditation below, and I make one from this. You can also go on writing.",
  "The Meditation button below would make something of this for you now.",
];
