/** What the guide says where a message is no part of the story. Each row is one thing in other words. */
export const moveWords = {
  welcome: [
    "Hello. I am a guide made of prepared words, and no person. Tell me about something on your mind, ask me something, or choose a short practice.",
    "Welcome. You are writing with a guide made of prepared words. You can tell it about a moment, ask a question, or take a short practice.",
    "Hello, and good that you are here. I am a machine with prepared words: tell me what is on your mind, in as many or as few words as you like.",
  ],
  lastTime: [
    "Last time “{practice}” helped. Write “{practice} again, please” if you would like to begin there.",
  ],
  welcomeAgain: [
    "Hello again.",
    "Good to have you here.",
    "Hello. I am here.",
    "Hello to you.",
    "Yes, hello.",
  ],
  unsure: [
    "That is an honest answer. We leave it open.",
    "Then we leave that.",
    "It need not have an answer.",
    "All right, nothing has to be found there.",
    "That is fine. We go past it.",
    "Then that stays as it is.",
    "Good to know. We leave it out.",
  ],
  /** The same where nothing had been asked. */
  unsureFree: [
    "That is fine; nothing has to be clear here.",
    "It can stay as open as it is.",
    "Then we leave it open.",
    "That is all right. There is nothing to get right here.",
    "That is all right; it may stay unsaid.",
    "Nothing has to be found or named.",
    "That is fine with me.",
    "Then it stays as it is.",
  ],
  /** The same from whoever has told nothing yet: there is nothing to leave open, only a way to begin. */
  unsureOpening: [
    "You need not know yet. Most people begin with some small thing from today, or with a short exercise and no words at all.",
    "There is no right way to begin. One line about your day is enough, or a few quiet breaths first.",
    "That is all right. We can start with a short exercise, and words may come later or not at all.",
  ],
  notNow: [
    "Then not now; the button stays there.",
    "That is fine. It can be made at any time.",
    "Not yet, then. There is no hurry with it.",
  ],
  nods: ["All right.", "Good.", "Then we go on.", "Yes.", "Very well.", "Fine.", "Let us go on, then."],
  /** A nod where nothing had been asked. */
  nodsFree: [
    "I am here.",
    "All right. There is no hurry.",
    "Good. Write on whenever you like, or leave it there.",
    "Yes. Every word is read.",
    "Nothing more is needed just now.",
    "That is enough for the moment.",
    "We can leave it like that.",
    "I follow. There is room here for as long as you like.",
    "Then it may simply stand here.",
    "Very well. You decide what comes next.",
  ],
  /** Who only wants to be listened to. */
  listen: [
    "Yes. I listen and ask nothing; write as much or as little as you like.",
    "Yes. I only read from here on; say all of it or a part of it.",
    "All right, and without questions. I read whatever you write.",
  ],
  /** Who was offered ways to go on, and does not know or wants none. */
  listenUnchosen: [
    "That is all right; nothing has to be chosen. I read whatever you write, as much or as little as you like.",
    "Nothing has to be decided. Write when and what you like, and I read it.",
  ],
  /** Something was written where nothing further is asked for. */
  writingDone: [
    "That is all I wanted to ask. You can write on, or look at another part of it.",
    "More than that I do not ask. There is room to write on, and the other parts are there to tap.",
  ],
  /** The same where the meditation can be made. */
  writingDoneOffer: [
    "That is all I wanted to ask. The Meditation button below makes something to listen to from this, if you like.",
    "More than that I do not ask. If you like, press Meditation below, and I make one from what is here.",
  ],
  /** Questions that come near one without an answer are there to tap. */
  nearlyKnown: [
    "I have no answer prepared to just that. What comes near it is below, to tap.",
    "To that very question I have nothing prepared, and I would rather not guess. Near it I can answer what stands below.",
  ],
  /** Who chooses the path. */
  lead: [
    "Good, one step at a time; anything may be skipped.",
    "Gladly, step by step. You can stop at any of them.",
    "Then slowly, one thing after the other.",
  ],
  thanks: [
    "You are welcome.",
    "Thank you for saying so.",
    "I am glad if it was of use.",
    "With pleasure. It was your work, mostly.",
  ],
  farewell: [
    "Go well. Everything stays in this chat, and you can pick it up whenever you like.",
    "Until another time. What you wrote is kept here for you.",
    "Good that you took this time. It all stays here until you come back to it.",
  ],
  goodNight: [
    "Good night. Nothing more has to be done today.",
    "Sleep well. Everything stays here until you come back.",
  ],
  wait: [
    "Take your time. Nothing runs away here.",
    "Of course. It all stays as it is until you are back.",
    "No hurry at all.",
  ],
  resume: [
    "Good that you are back. We can go on where we were.",
    "Welcome back; everything is still here.",
    "There you are. It has waited.",
  ],
  /** The same, said to whoever taps their way back to what had been asked. */
  backToQuestion: ["Gladly, back to it.", "Yes. This was it.", "Here it is once more."],
  well: [
    "I am glad. Let that be there for a moment.",
    "Good. That may stay as it is; nothing has to be looked for.",
    "Then there is nothing to mend just now, and that is a fine place to rest in.",
    "That is good to read.",
  ],
  wellOnward: [
    "If you like, tell me one pleasant thing of today, or press Meditation for something quiet to rest with.",
    "A short practice can make a good moment last; write “savour it” and I give you one.",
    "You can simply enjoy it, or have something quiet to rest with.",
  ],
  goodNews: [
    "That is lovely news.",
    "How good. I am glad that you bring it here.",
    "What good news. It deserves a moment of its own.",
    "That is worth being happy about.",
  ],
  chats: [
    "That is a small piece of the day, and it is welcome here.",
    "It is good to have some of the ordinary day in here as well.",
    "All sorts of things may be written here.",
    "That may be here, too.",
    "I cannot add much to that, but I like having it here.",
  ],
  elsewhere: [
    "Of course. We leave that where it is, and you choose what comes next.",
    "Gladly. What we had is put aside; write about whatever you like.",
    "Yes, let us put it down. The next subject is yours.",
  ],
  nonsense: [
    "I cannot make anything of that, and I would rather say so than guess.",
    "That one I cannot read. A few plain words will do, or one of the answers below.",
    "I do not follow that. If it was meant to be nothing, that is fine too.",
    "I cannot read that. It may be written as it comes; I understand short and plain best.",
  ],
  unclear: [
    "I am not sure that I follow, and I would rather not guess.",
    "I may not have understood that. You can say it in other words, or choose one of the answers below.",
    "That went past me a little. A short sentence helps me most.",
  ],
  errand: [
    "That I cannot do: I run no errands and know little of the world. I am here for what goes on inside you.",
    "For that I am the wrong tool; I only know about calm, feelings and this app.",
    "That lies outside what I can do, and I had rather say so than make something up.",
  ],
  medical: [
    "That is a question for a doctor or a pharmacist, who can look at it properly; from me it would only be a guess.",
    "I cannot judge that, and you deserve an answer from somebody who can: a doctor, or a pharmacist for a quick one.",
    "I do not give medical advice. Please take it to a doctor or a pharmacist; if it feels urgent, at once.",
  ],
  medicalOnward: [
    "What I can be with is the worry around it, if there is any.",
    "If it keeps you uneasy, that is something we can look at here.",
  ],
  orders: [
    "I stay what I am here: a guide for quiet reflection, with prepared words.",
    "That I leave alone. I go on being a quiet guide.",
    "I keep to what I am here for, whatever I am told to be.",
  ],
  corrected: [
    "Thank you for putting that right. I go by it from here.",
    "I had that wrong. From now on it is as you say.",
    "Thank you, noted: your word counts, in the meditation too.",
  ],
  /** What was said was taken otherwise than it was meant, and no word of it stood in the story. */
  heardOtherwise: [
    "Then I took it wrongly. It counts as you say it now.",
    "I had that wrong, thank you.",
    "I see, not as I took it. Thank you for saying so.",
  ],
  complained: [
    "You are right to say so, and I am sorry. I go by prepared words, and they do not always fit.",
    "That is fair. I am sorry that it is like this.",
    "I hear that this is not what you need. Thank you for saying it plainly.",
    "I am sorry; that went past you.",
  ],
  /** Who complains once more: no excuse again, only what is left. */
  complainedAgain: [
    "I am sorry; prepared words do not reach this. What I can do well is small: a short practice, a meditation, or an answer about calm. You lose nothing by leaving it here.",
    "You are right again. I had rather stop guessing: write on and I only read, or leave it here.",
  ],
  complainedOnward: [
    "You can tell me the part that matters, take a short practice, or stop here.",
    "What you would rather have is yours to say.",
    "If you like, write what you came for in one sentence.",
  ],
  /** The same question once more. */
  noAnswerAgain: [
    "I still have nothing on that, and asking again will not change it, I am sorry. Somebody who knows you, or the subject, is better here than I am.",
    "There is no answer to that in me, I am sorry. I would rather say it plainly than turn round it again.",
  ],
  /** A complaint that too little was said, where nothing better is known to say. */
  toldAgain: [
    "I have it as you wrote it, and I have no better words for it. Listening, a short practice or a meditation is what I can do.",
  ],
  simpler: ["I will put it more plainly.", "Let me say it more simply.", "Then I say it in another way."],
  /** The same where nothing was asked: all that a reply meant. */
  plainlyMeant: [
    "Put plainly: you tell me one thing that happened, I ask a few short questions about it, and at the end there can be a meditation. More is not behind it.",
    "My words are prepared beforehand, and some sit badly. What I can do is ask you a few short questions, give you an exercise, or only read.",
  ],
  choiceMeant: [
    "I meant: tap whichever comes nearest, and I ask a few short things about it. You can also simply write, or take a short exercise.",
  ],
  offerMeant: [
    "I meant the Meditation button below: it makes a text of some minutes from what you wrote here, to read or to hear. You need not use it.",
  ],
  /** Before the answer to a question that was passed over. */
  complainedBeside: ["I am sorry that I missed that.", "Fair, and I am sorry.", "You are right to say so."],
  /** Before the reply to something told, where a word was put right beside it. */
  mendedBeside: ["I have put that right.", "Noted, as you put it right."],
  noPage: ["I looked it up, and found no page with a line that helps here."],
  noAnswerProduct: [
    "I do not know that about this app. Whoever runs it may; you can write to them at {contact}.",
    "That I cannot tell you. The people who run this server may know, at {contact}.",
  ],
  makeReady: [
    "Yes. Press the Meditation button below, and it is made from what is here.",
    "Gladly: the Meditation button below makes it now.",
    "Of course. One press on the Meditation button below, and it is written.",
  ],
  makeWith: [
    "Noted: {wishes}. Press the Meditation button below, and it is made like that.",
    "Good, {wishes}. The Meditation button below makes it so.",
  ],
  /** How things are to be put, said without asking for anything. */
  noteWishes: [
    "Noted, for everything here from now on: {wishes}.",
    "Yes, I have that: {wishes}. It holds for practices and for the meditation.",
  ],
  /** How long the practice was that was just given. */
  lengthWas: ["That one takes about {length}, with its silences."],
  /** How long the meditation will be, where a length was asked for. */
  lengthWished: ["{minutes} minutes, as you asked, with its silences."],
  /** Something was told after a meditation had been asked for. */
  makeNow: [
    "That is enough for the meditation you asked for: press Meditation below.",
    "The meditation you asked for can be made now: press Meditation below.",
  ],
  makeNowWith: [
    "And the meditation you asked for, {wishes}: press Meditation below, and it is made like that.",
  ],
  makeEarly: [
    "Gladly. The Meditation button appears after your next message; one line about your day, or what it should be for, is enough.",
    "Yes. Write one more line, such as what it should be for, and the Meditation button appears below.",
  ],
  makeEarlyWith: [
    "Gladly, {wishes}. The Meditation button appears after your next message; one line about your day is enough.",
  ],
  change: [
    "Noted: {wishes}. Press Meditation once more, and it is made like that.",
    "Good, {wishes}. The Meditation button makes it again with that.",
  ],
  /** A word on a script that names nothing that can be changed. */
  wordOnScript: [
    "Thank you for telling me how it was. I put it together from written pieces, so I cannot write one thing in by hand; but it can be shorter or longer, for sleep, with another ending, or in other words.",
    "That is good to know, and I am sorry for what is missing: a rule chooses the pieces, and I cannot add one thing. It can be made again in other words, or shorter, or with another ending.",
  ],
  /** A question whose only answer was given a moment ago. */
  knowsNoMore: ["The short of it: {answer} More than that I cannot say.", "In one line: {answer}"],
  changeUnclear: [
    "What stands in it comes from written pieces and a rule, so I cannot put in one thing by hand. It can be shorter or longer, without breathing, without nature or memories, for sleep or for work, or in other words. Name one, and press Meditation once more.",
  ],
  practiceAfter: ["Here is one.", "Of course.", "Gladly."],
  farewellUnmet: [
    "That is all right, and I am sorry that I was of so little use. What you wrote stays here for you.",
    "Go well, and I am sorry that I did not get it. I hope the next one you ask does.",
  ],
  lighter: ["I am glad. Let that settle; nothing more is needed."],
  same: ["That is all right. It often works later, or not at all on some days."],
  heavier: [
    "Then it was enough for now, and we leave it there. Feel the ground under you, and look at something near. If it stays heavy, a person you trust is the better company.",
  ],
  noFile: ["I have read what you gave me."],
} as const satisfies Record<string, readonly string[]>;

/** After a meditation or a practice. */
export const checkInQuestions: string[] = [
  "How is it now: lighter, the same, or heavier?",
  "And now, is it lighter, heavier, or the same?",
];

/** Said once where no language model is at work, with the first reply. */
export const whatThisIs = "(I'm a guide with prepared words. Tapping an answer works best.)";
