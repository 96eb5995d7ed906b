import type { Talk } from "#server/coach/arc/talk.ts";

/** Answers to what a person says to the coach itself. */
export const talkBack: Record<Talk, string[]> = {
  duration: [
    "As long as you like: most people talk for five to ten minutes, and the meditation at the end takes six to eight.",
    "Not long. A handful of messages is enough, and you can stop at any of them.",
  ],
  privacy: [
    "What you write is kept in your account, so that you can come back to it, and you can delete every chat. The Privacy Policy says who runs this server and what they can see.",
    "It stays in your account until you delete it. The Privacy Policy tells the rest.",
  ],
  machine: [
    "I am an AI that works by written rules: I look for what happened, where it sits and what it is called. I do miss things, and then it helps to be told.",
    "Rules, yes, and no person behind them. I can keep your thread and ask about it; understanding it as a friend does is beyond me.",
  ],
  everybody: [
    "The questions are much the same for everybody. What you answer is yours alone, and the meditation is made from that.",
    "Often, yes. The answers are never the same.",
  ],
  purpose: [
    "A strong moment leaves traces: in the body, as a feeling, in what it stirs up from before. Saying them one at a time takes some of the pressure out, and the meditation is made of your words.",
    "The body often knows before the head does, so I ask about it early. If it says nothing to you, we leave it out.",
    "Nothing has to come of it. Put into words, things tend to lie a little looser, and that is all I am after.",
  ],
  practice: [
    "Gladly, right here. Sit or lie as you like. Let a breath come in by itself, and let it go slowly, as if through a straw. Five times, no more. Then feel what your hands are touching, and stay with that for a while.",
    "Of course. Look at one thing near you until you have seen its colour properly. Let your shoulders drop on the next breath out, and the one after. Then listen for the sound that is furthest away.",
    "Yes. Put one hand on your belly and feel it rise and sink, five times, without helping. Then let your tongue, your forehead and your hands go soft, one after another.",
  ],
  wellbeing: [
    "Good. Nothing has to be wrong to sit down for a while. Press Meditation whenever you like, and tell me one pleasant thing of this day if you want it to be in there.",
    "Then let us keep it that way. The Meditation button makes something quiet to rest with; a good moment of the day would fit well into it.",
  ],
  missed: [
    "You are right, I missed that, and I am sorry.",
    "Then I did not follow you. I am sorry.",
    "That was my mistake.",
  ],
  farewell: [
    "Go well, then. What you told me stays here for when you want to come back to it.",
    "Thank you for the time. Everything is kept here, and so am I.",
    "Rest well. We can pick this up whenever you like.",
  ],
  quiet: [
    "Then let us sit. I am not going to ask anything.",
    "Yes. Stay as long as you like; there is nothing to answer.",
  ],
};

/** After a mistake of ours, the word is the person's. */
export const tellAgain = [
  "Tell me again in your own way: what matters most in it?",
  "What would you like me to have heard?",
  "Please start where it matters to you.",
];
