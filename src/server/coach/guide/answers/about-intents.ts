import type { Intent } from "#server/coach/intent/intents.ts";

/** What is answered to an intent where no question with a fixed answer is nearer. */
export interface IntentAnswer {
  /** In other words each; none ends in a question. */
  says: string[];
  /** The station of the hour whose question follows, where it was not asked yet. */
  leadsTo?: string;
}

/**
 * Answers to what people ask about their lives, true whatever exactly was asked: a way of putting it, a small thing to do, or
 * that nobody here can know it. Those that are met elsewhere (the app, exercises, what was meant) are missing.
 */
export const aboutIntents: Partial<Record<Intent, IntentAnswer>> = {
  "words-sorry": {
    says: [
      "Short, and without a reason attached: “I am sorry about what I did. It was wrong, and I know it hurt you.” Then what you will do about it, and then silence, so that they can answer when they are ready. A “but” takes an apology back.",
      "One sentence for what you did, one for what it did to them, and one for how you would like to put it right. It need not be clever, and it need not be forgiven on the spot. The smaller the word “because”, the better.",
    ],
    leadsTo: "say-it",
  },
  "words-no": {
    says: [
      "Kind and short holds best: “I can't do that this time.” A long reason only invites bargaining. If they press, say the same sentence once more, in the same voice, and leave it there.",
      "Say what you will do, since that is yours to decide: “I am not going to do that. What I can do is this.” You need not win them over; a limit holds also when nobody likes it.",
    ],
    leadsTo: "say-it",
  },
  "words-ask": {
    says: [
      "Ask for one thing, and say what it would do for you: “I would be glad if you did this for me. It would take a weight off my mind.” Then leave them room to say no; that is what makes it sound like a wish and not like an order.",
      "Begin with what you would like, and leave out what went wrong before: “I have something to ask you, and a no is all right.” One sentence is enough, and the quieter it is the better it is heard.",
    ],
    leadsTo: "say-it",
  },
  "words-tell": {
    says: [
      "Say it in the first minute, before the talk warms up: “There is something I would like to say to you, and it is not easy for me.” Then the thing itself in one sentence, and then wait. Their first reaction is seldom their last.",
      "A first sentence could be: “I need to tell you something, and I would like you to hear it to the end.” After that say plainly what it is, without leading up to it. You may have it on a slip of paper; nobody minds.",
    ],
    leadsTo: "say-it",
  },
  "words-contact": {
    says: [
      "A small and true line is enough to begin again: “I have been thinking of you, and would like to have a cup of tea with you.” Nothing on who was right, and nothing that has to be answered at once.",
      "Something short, and easy to answer: “It has been a long while, and I miss you.” Leave the old quarrel out of the first message. If nothing comes back for some days, that is not a no yet.",
    ],
    leadsTo: "say-it",
  },
  "words-comfort": {
    says: [
      "Less than one thinks: “I am sorry. I am here.” Then listen, and leave advice and bright sides out. Something done helps more than “let me know if you need anything”: a soup, a walk, an hour beside them.",
      "You need not find the right words, since there are none. Stay near, say what you see, “this is hard for you”, and let them cry or be silent. For a child: down to their height, a calm voice, one thing at a time.",
    ],
    leadsTo: "know-them",
  },
  "words-self": {
    says: [
      "You could try this one: “This is hard just now, and I am on my own side.” It helps to say it with your own name in front, as a friend would, and to breathe out once before it.",
      "A plain one: “I only have to do the next small thing.” Or, where the voice inside is harsh: “I would not say that to anybody I like.” Take the one that you half believe; that is enough.",
    ],
    leadsTo: "friend",
  },
  ahead: {
    says: [
      "Cut it into three. Before: both feet on the floor, and one long breath out. In it: one thing to hold on to, a sentence, or the feel of your own hands. After: something small and good that is settled now. If it goes badly, that is still there.",
      "Settle only the first minute and the last one: how you begin, and where you go when it is over. In between it is enough to breathe out and to answer the next thing. What goes wrong there mostly looks smaller from outside.",
    ],
    leadsTo: "dread",
  },
  stop: {
    says: [
      "Catch it earlier, and do not fight it harder: there is a second before it, a jaw, a hand, a rush of heat. That second is the place for one long breath out, and for a step away. It will fail a few times; what grows is the noticing.",
      "What is pushed away comes back. Say to yourself “there it is again”, feel your feet, and put something small in its place, the same thing each time. Count the times you noticed, and not the times it happened.",
    ],
  },
  helps: {
    says: [
      "With nearly every strong feeling three things help: say its name to yourself, find where it sits in the body, and give it one long breath out without arguing. Then do the next small thing. It does not go at once; it gets room.",
      "Something for the body first, since it listens sooner than the head: cold water on the wrists, a walk round the block, a slow breath out. Then somebody, or a sheet of paper, to tell it to. A short exercise is below, if you like.",
    ],
  },
  "why-self": {
    says: [
      "Why just you, and just now, I cannot know. Bodies and minds often answer late, when there is room at last, and to what resembles something older. If it is new to you, or stays, a doctor is worth asking.",
      "I cannot see the reason from here. Very often such a thing was useful once, as a guard of some kind, and goes on long after. It is no fault in you, and it can be looked at without knowing why.",
    ],
    leadsTo: "now",
  },
  normal: {
    says: [
      "I am no judge of that, and I know only a few lines of it. One test helps: think of what you would say to a friend who told you the same. If it frightens you or stays for long, a doctor is a good person to tell.",
      "I cannot measure that from here. What can be said is that hardly anybody is the only one, and that most keep such things to themselves. If it frightens you or stays for long, a doctor is a good person to tell.",
    ],
    leadsTo: "now",
  },
  fault: {
    says: [
      "I cannot judge that from here, and one moment never says who somebody is. That you ask at all shows that it matters to you how you treat people.",
      "I was not there, so I cannot say whose part was how large. Looking at yours, without making it bigger than it is, is something we can do.",
    ],
    leadsTo: "own",
  },
  "other-mind": {
    says: [
      "I cannot see into somebody else, and guessing would not be fair to either of you. Asking them is the only sure way, if it can be asked. What I can stay with is what it does to you.",
      "Only they could say, and perhaps not even they. What it stirs in you is something we can look at.",
    ],
    leadsTo: "their-side",
  },
  future: {
    says: [
      "I cannot see ahead, so I will not promise. What can be said is that hardly anything stays as strong as it is at its height.",
      "That I do not know, and nobody does. What can be sorted is which part of it lies in your hands.",
    ],
    leadsTo: "restless",
  },
  decide: {
    says: [
      "I cannot weigh it for you, not knowing the people in it, but two tests help: what you would advise a good friend, and what you will be glad of a week from now. Where both point the same way, that is it.",
      "The choice is yours. What often clears it: take what you could stand behind even if it went badly, and between two that are equal the kinder and the simpler one.",
    ],
    leadsTo: "decide",
  },
  opinion: {
    says: [
      "I have no opinion: I am made of prepared words, and they were written before you came. Your own second thought is worth more, and asking for it is what I can do.",
      "Prepared words have no view of their own, and I would only pretend to one. What I can do is help you find out what yours is.",
    ],
  },
  respond: {
    says: [
      "I cannot talk it over as a person would: my words are prepared. What I can do is keep what you wrote, ask the next small thing, and make something to listen to from your answers.",
      "A word that is only about this I do not have. My words are prepared; what is yours are the answers, and they are kept as you write them.",
    ],
  },
  next: {
    says: [
      "One thing at a time, then. What often helps first is to let the heat go down, and then to ask what matters most to you in it. We can do that here.",
      "I cannot know what is right in your life. What I can do is make it smaller with you, one piece after the other.",
    ],
    leadsTo: "small-step",
  },
  facts: {
    says: [
      "That I do not know: of the world I know next to nothing, only about calm, feelings and this app. Somebody who knows the matter will answer it better than any guess of mine.",
      "There I have no knowledge, and I would rather say so than make something up. It is a question for somebody of the trade, or for a search.",
    ],
  },
  comfort: {
    says: [
      "Here is something that is true: you are in the middle of something hard, and you are still looking for a kind way through it. That counts. You may be as patient with yourself as you would be with a friend.",
      "That it will be all right is more than I can know. But hard hours do end, you have come through every one so far, and nothing more has to be managed in this minute than to read this line and breathe out.",
    ],
    leadsTo: "low",
  },
  play: {
    says: [
      "On that I have no vote, being made of prepared words. A little nonsense is welcome here, though.",
      "That is beyond my few words, but it made a nice change. We can go on whenever you like.",
    ],
  },
};
