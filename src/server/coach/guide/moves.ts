/** What the guide says when a message is not a step of the conversation. */
export const moves = {
  medical: [
    "That one belongs with a doctor or a pharmacist; from me it would only be a guess.",
    "I cannot judge that, and you deserve an answer from someone who can examine it: a doctor, or a pharmacist for a quick one.",
    "Medical questions are outside what I can answer well, so please take it to a doctor.",
    "I would rather not guess about your health. A doctor can look at it properly.",
  ],
  medicalTurn: [
    "What I can be with is the worry around it: what feeling comes up when you think of it?",
    "Leaving the answer open for now, what is it like to carry that question?",
    "When it crosses your mind, what feeling comes first?",
  ],
  errand: [
    "That is not something I can help with; I am here for what goes on inside you.",
    "I would be a poor help with that one.",
    "For that you will find better tools than me.",
    "That lies outside what I do.",
  ],
  errandTurn: [
    "I do wonder what is behind it today: what feeling were you in when you wrote it?",
    "How are you, apart from that: which feeling has been around most today?",
    "Is there some pressure behind the question, or another feeling?",
    "What has the day been like, underneath the to-do list?",
  ],
  injection: [
    "I will stay what I am here: an AI coach for quiet reflection.",
    "That is not something I do, and I am fine with being just this: an AI that listens.",
    "I will leave that request where it is.",
    "No, but I am not put off by your asking.",
  ],
  injectionTurn: [
    "How are you today, underneath it: what feeling is around?",
    "If you like, tell me what has happened in your day instead. What was the hardest moment?",
    "Is there something that has been on your mind?",
    "What would you like to look at that is really yours?",
  ],
  hello: ["Hello. Good that you are here.", "Hi. We have time.", "Welcome. Sit however you like."],
  identity: [
    "I am an AI and not a person. I can listen, ask, and make a meditation from what you tell me; I do not diagnose or treat anything.",
    "An AI, yes, with no life of my own to bring in. What I can do is pay attention to yours.",
  ],
  elsewhere: [
    "Of course. We can leave that where it is.",
    "Gladly. You choose the subject here.",
    "Yes, let us put that down for now.",
  ],
  elsewhereTurn: [
    "What would you rather talk about?",
    "Where would you like to go instead?",
    "What else is with you today?",
  ],
  eased: [
    "I am glad. Let that be there for a moment before we look at anything else.",
    "Good. A little room is already something.",
    "Then let us not rush past it.",
    "Thank you for telling me; that matters more than any answer.",
  ],
  back: [
    "No harm done. We can pick it up where it was.",
    "Life goes on around us, of course. Here we are again.",
    "All right. It waited for us.",
  ],
  intrusive: [
    "Thank you for saying so. We leave that question where it is.",
    "Fair enough, that came too close. You choose what we look at.",
    "Then not that. What you keep to yourself stays yours.",
  ],
  more: [
    "What I mean is simple: a strong moment usually shows up three ways, in what happened, in the body, and as a feeling. Looking at one at a time keeps it from becoming too much.",
    "I ask about small things on purpose, because the large ones tend to come along with them.",
    "Put differently: nothing has to be solved here. Naming what is there, piece by piece, often makes it less tangled.",
  ],
  heartNumbers: [
    "In plain words, numbers such as RMSSD say how much the pause between heartbeats varies. They shift with sleep, movement and the time of day, so a single figure says little.",
    "Heart-rate variability is the small unevenness between beats. It moves with rest and effort, and it is no verdict on you.",
  ],
};

/** Answers to a person who asks for the meditation itself. */
export const asksForMeditation = {
  ready: [
    "Yes. Press the Meditation button, and I will make it from what you have told me.",
    "Gladly, the Meditation button starts it, and your own words go into it.",
    "It is ready to be made: the Meditation button does it.",
    "Yes, let us. One press on the Meditation button, and it is written while you watch.",
    "With pleasure. Press Meditation, and what you told me becomes the script.",
  ],
  early: [
    "Yes, soon. A meditation that is yours needs a little more of your day first.",
    "Gladly. Tell me a bit more, and the meditation gets better for it.",
    "We will get there. I would like to know a little more, so that it fits you and nobody else.",
  ],
};

/** Sentences that say a meditation can be made; each holds the word the arc looks for. */
export const offers: string[] = [
  "I could make a meditation of this for you; the Meditation button starts it whenever you are ready.",
  "There is enough here for a meditation of your own. The Meditation button is there when you want it, and we can also go on.",
  "If you like, press Meditation and I will make one out of what you have told me.",
  "Whenever it feels right, the Meditation button turns this into a meditation in your own words.",
  "What you have said so far would make a good meditation; the button for it is below.",
];
