/** What the guide says where a message is no part of the story. Each row is one thing in other words. */
export const moveWords = {
  welcome: [
    "Hello. I'm a guide with prepared words, not a person. Tell me about something on your mind, ask me something, or choose a short exercise.",
    "Welcome. This is a guide with prepared words. You can tell me about something, ask a question, or take a short exercise.",
    "Hello, I'm glad you're here. I'm a program with prepared words. Tell me what's on your mind, in as many or as few words as you like.",
  ],
  lastTime: [
    "Last time “{practice}” helped. Write “{practice} again, please” if you would like to begin there.",
  ],
  welcomeAgain: [
    "Hello again.",
    "Hello, good to have you here.",
    "Hello. I'm here.",
    "Hello to you.",
    "Hi there.",
  ],
  unsure: [
    "That's fine. We can leave that open.",
    "OK, we'll leave that one.",
    "That's all right. It doesn't need an answer.",
    "All right, let's go past it.",
    "That's fine. Not every question fits.",
    "OK, then we skip that.",
    "All right. There's no right answer here.",
  ],
  /** The same where nothing had been asked. */
  unsureFree: [
    "That's fine. Nothing has to be clear here.",
    "You can leave it as open as it is.",
    "OK, we'll leave it open.",
    "That's all right. You can't get anything wrong here.",
    "That's all right. You don't have to say it.",
    "You don't have to find a name for it.",
    "That's fine with me.",
    "OK, then it stays as it is.",
  ],
  /** The same from whoever has told nothing yet: there is nothing to leave open, only a way to begin. */
  unsureOpening: [
    "You don't have to know yet. Most people start with something small from today, or with a short exercise and no words at all.",
    "There's no right way to start. One line about your day is enough, or a few quiet breaths first.",
    "That's all right. We can start with a short exercise. You can write something later, or not at all.",
  ],
  notNow: [
    "OK, not now. The button stays there.",
    "That's fine. You can have it at any time.",
    "Not yet, then. There's no hurry.",
  ],
  nods: ["All right.", "OK.", "OK, let's go on.", "Yes.", "Right.", "Fine.", "All right, let's go on."],
  /** A nod where nothing had been asked. */
  nodsFree: [
    "I'm here.",
    "All right. There's no hurry.",
    "OK. Write on whenever you like, or leave it there.",
    "Nothing more is needed just now.",
    "That's enough for the moment.",
    "We can leave it like that.",
    "There's room here for as long as you like.",
    "All right. You decide what comes next.",
  ],
  /** Who only wants to be listened to. */
  listen: [
    "Yes. I'll just listen and ask nothing. Write as much or as little as you like.",
    "Yes. From here on I ask nothing. Tell all of it or just a part.",
    "All right, no questions. Write whatever you like.",
  ],
  /** Who was offered ways to go on, and does not know or wants none. */
  listenUnchosen: [
    "That's all right, you don't have to choose. Write as much or as little as you like.",
    "You don't have to decide anything. Write when you like and what you like.",
  ],
  /** Something was written where nothing further is asked for. */
  writingDone: [
    "Those were my questions. You can write more about this, or look at another part of it.",
    "That's all I wanted to ask about this. If there's more, I'm here, and you can also choose another part.",
  ],
  /** In the middle of weighing it, they have said what they will do. */
  decided: [
    "OK, then you've decided. You may still change your mind, and you don't have to weigh it any more.",
    "Then that's what you'll do. You don't need the other side for it.",
  ],
  /** The same where the meditation can be made. */
  writingDoneOffer: [
    "Those were my questions. We can stay with this, look at another part, or I can make a meditation from it.",
    "That's all I wanted to ask about this. You can write on, and if you like, I make a meditation from what's here.",
  ],
  /** Questions that come near one without an answer are there to tap. */
  nearlyKnown: [
    "I don't have an answer to exactly that. The questions below come close.",
    "I'm not sure which question that is, and I don't want to guess. The ones below come close.",
  ],
  /** Who chooses the path. */
  lead: [
    "OK, one step at a time. You can skip anything.",
    "Yes, step by step. You can stop whenever you like.",
    "All right, slowly, one thing after the other.",
  ],
  thanks: [
    "You're welcome.",
    "Thank you for saying so.",
    "I'm glad if it was of use.",
    "You're welcome. You did most of it yourself.",
  ],
  farewell: [
    "Take care. Everything stays in this chat, and you can come back to it whenever you like.",
    "Goodbye, and take care.",
    "Bye for now. This chat will be here when you want it.",
  ],
  /** The same to whoever goes to do something about it. */
  farewellToIt: [
    "I hope it goes well. This chat stays here.",
    "Good luck with it. You'll find this chat again whenever you want.",
    "All the best with that. Everything here stays as it is.",
  ],
  /** Before a farewell, where they said thank you. */
  welcomed: ["You're welcome.", "You're welcome, and thank you."],
  goodNight: [
    "Good night. Nothing more has to be done today.",
    "Sleep well. Everything stays here until you come back.",
  ],
  wait: [
    "Take your time. Nothing here runs away.",
    "Of course. Everything stays as it is until you're back.",
    "No hurry at all.",
  ],
  resume: [
    "Good that you're back. We can go on where we were.",
    "Welcome back. Everything is still here.",
    "There you are. Let's go on.",
  ],
  /** The same, said to whoever taps their way back to what had been asked. */
  backToQuestion: ["OK, back to it.", "Yes, this was the question.", "Here it is once more."],
  well: [
    "I'm glad.",
    "That's good to hear.",
    "I'm glad. Then there's nothing to fix just now.",
    "That's good to read.",
  ],
  wellOnward: [
    "If you like, tell me one pleasant thing about today, or press Meditation for something quiet to rest with.",
    "A short exercise can make a good moment last. Write “savour it” for that.",
    "You can simply enjoy it, or have something quiet to rest with.",
  ],
  goodNews: [
    "That's lovely news.",
    "How good. I'm glad you told me.",
    "What good news. Thank you for bringing it here.",
    "That's really something to be happy about.",
  ],
  chats: [
    "It's nice to have a bit of the ordinary day in here.",
    "Thanks for telling me that.",
    "You can write anything here, small things too.",
    "That's welcome here too.",
    "I can't add much to that, but I like reading it.",
  ],
  elsewhere: [
    "Of course. We'll leave that where it is. You choose what comes next.",
    "Sure, we'll put that aside. Write about whatever you like.",
    "Yes, let's leave it. The next subject is up to you.",
  ],
  nonsense: [
    "I can't make sense of that, and I'd rather say so than guess.",
    "I can't read that one. A few plain words are enough, or one of the answers below.",
    "I don't follow that. If it was just for fun, that's fine too.",
    "I can't read that. I understand short and plain sentences best.",
  ],
  unclear: [
    "I'm not sure I follow, and I'd rather not guess.",
    "I may not have understood that. You can say it in other words, or choose one of the answers below.",
    "I didn't quite get that. A short sentence helps me most.",
  ],
  /** What is asked could not be told apart; what it may be is there to tap. */
  sortOut: [
    "I'm a program, and I can't tell for sure what you're asking. Tap what comes closest, and I'll go by that.",
    "I could take that in more than one way. Please tap the one you mean, so that I don't answer something else.",
    "I don't want to answer the wrong question. Which of these comes closest to yours?",
    "I'm not sure how you mean that. Tap what comes closest, or say in a few words what you'd like from me.",
  ],
  /** None of what was shown was meant. */
  giveUp: [
    "Then I don't have words for it, I'm sorry. All of mine were written beforehand. You can go on in any way you like.",
    "OK. Then I can't answer it, and I'd rather say so than make something up. You can write on, take an exercise, or have a meditation made.",
  ],
  errand: [
    "I can't do that for you. I'm here for how you feel and what's on your mind.",
    "I'm the wrong tool for that. I only know about calm, feelings and this app.",
    "That's more than I can do, and I'd rather say so than make something up.",
  ],
  medical: [
    "That's a question for a doctor or a pharmacist, who can look at it properly. I could only guess.",
    "I can't judge that, and you deserve an answer from somebody who can: a doctor, or a pharmacist for a quick one.",
    "I don't give medical advice. Please ask a doctor or a pharmacist, and if it feels urgent, ask at once.",
  ],
  medicalOnward: [
    "What I can help with is the worry around it, if there is any.",
    "If it worries you, we can look at that here.",
  ],
  orders: [
    "I'll stay what I am here: a quiet guide with prepared words.",
    "I won't do that. I go on being a quiet guide.",
    "I can't be anything else than this guide, whatever I'm told.",
  ],
  corrected: [
    "Thank you for putting that right.",
    "I had that wrong. From now on it's as you say.",
    "OK, I have it the way you say now.",
    "Thank you, then it's as you say.",
    "Right, that's put straight. Sorry for the mix-up.",
  ],
  /** What was said was taken otherwise than it was meant, and no word of it stood in the story. */
  heardOtherwise: [
    "Then I understood it wrongly. I'll go by what you say now.",
    "I had that wrong, thank you.",
    "Thank you for saying so. Now I see how you meant it.",
  ],
  complained: [
    "You're right to say so, and I'm sorry. My words are prepared, and they don't always fit.",
    "That's fair. I'm sorry.",
    "That wasn't what you needed. Thank you for saying it plainly.",
    "I'm sorry, I missed the point there.",
  ],
  /** Who complains once more: no excuse again, only what is left. */
  complainedAgain: [
    "I'm sorry, my prepared words don't reach this. What I can do well is small: a short exercise, a meditation, or an answer about calm. It's fine to stop here, too.",
    "You're right again, and I'd rather stop guessing. You can write on without a question from me, or leave it here.",
  ],
  complainedOnward: [
    "You can tell me the part that matters, take a short exercise, or stop here.",
    "Tell me what you'd rather have, and I'll try, or say that I can't.",
    "If you like, write in one sentence what you'd like from me.",
  ],
  /** Whoever had told already what they were asked. */
  toldAlready: ["You did say so already. Sorry.", "You told me that before, I'm sorry."],
  /** Whoever holds something against the question that was asked; it is not asked again. */
  questionLeft: [
    "That question didn't fit, I'm sorry. I'll leave it.",
    "You're right, that missed you. No more of that question.",
  ],
  /** The same question once more. */
  noAnswerAgain: [
    "I still don't have an answer to that, and asking again won't change it. I'm sorry.",
    "I'm sorry, I really have no answer to that. I'd rather say it plainly.",
  ],
  /** A complaint that too little was said, where nothing better is known to say. */
  toldAgain: [
    "I have no better words for it. I can listen, give you a short exercise, or make a meditation.",
  ],
  simpler: ["I'll put it more plainly.", "Let me say it more simply.", "Let me say it another way."],
  /** The same where nothing was asked: all that a reply meant. */
  plainlyMeant: [
    "In plain words: you tell me one thing that happened, I ask a few short questions about it, and at the end I can make a meditation. That's all.",
    "My words were written beforehand, and some don't fit. What I can do is ask a few short questions, give you an exercise, or just read.",
  ],
  choiceMeant: [
    "I meant: tap the one that comes closest, and I'll ask a few short things about it. You can also just write, or take a short exercise.",
  ],
  offerMeant: [
    "I meant the Meditation button below. It makes a text of a few minutes from what you wrote, to read or to listen to. You don't have to use it.",
  ],
  /** Before the answer to a question that was passed over. */
  complainedBeside: ["I'm sorry that I missed that.", "You did ask, I'm sorry.", "Sorry, I went past that."],
  /** Before the reply to something told, where a word was put right beside it. */
  mendedBeside: ["Thank you for putting that right.", "Right, I have it the way you say now."],
  noPage: ["I looked it up, and found no page with a line that helps here."],
  noAnswerProduct: [
    "I don't know that about this app. The people who run it may know. You can write to them at {contact}.",
    "I can't tell you that. The people who run this server may know, at {contact}.",
  ],
  makeReady: [
    "Yes. Press the Meditation button below, and it's made from what's here.",
    "Sure: the Meditation button below makes it now.",
    "Of course. One press on the Meditation button below, and it's written.",
  ],
  makeWith: [
    "OK: {wishes}. Press the Meditation button below, and it's made like that.",
    "All right, {wishes}. The Meditation button below makes it like that.",
  ],
  /** How things are to be put, said without asking for anything. */
  noteWishes: [
    "OK, for everything here from now on: {wishes}.",
    "Yes, I've got that: {wishes}. It counts for exercises and for the meditation.",
  ],
  /** How long the practice was that was just given. */
  lengthWas: ["That one takes about {length}, with its silences."],
  /** How long the meditation will be, where a length was asked for. */
  lengthWished: ["{minutes} minutes, as you asked, with its silences."],
  /** Words for somebody, where they have their sentence already. */
  saidAlready: [
    "You have your sentence, in your own words, further up. Say it as you wrote it, and then stop. If it's for somebody else this time, write it down the same way.",
    "There's one already, in your words. Read it aloud once; if you can say it without stumbling, it's ready.",
  ],
  /** Something was told after a meditation had been asked for. */
  makeNow: [
    "That's enough for the meditation you asked for: press Meditation below.",
    "The meditation you asked for can be made now: press Meditation below.",
  ],
  makeNowWith: [
    "And the meditation you asked for, {wishes}: press Meditation below, and it's made like that.",
  ],
  makeEarly: [
    "Sure. The Meditation button appears after your next message. One line about your day, or what it should be for, is enough.",
    "Yes. Write one more line, such as what it should be for, and the Meditation button appears below.",
  ],
  makeEarlyWith: [
    "Sure, {wishes}. The Meditation button appears after your next message. One line about your day is enough.",
  ],
  change: [
    "OK: {wishes}. Press Meditation once more, and it's made like that.",
    "All right, {wishes}. The Meditation button makes it again with that.",
  ],
  /** A word on a script that names nothing that can be changed. */
  wordOnScript: [
    "Thank you for telling me how it was. I put it together from prepared pieces, so I can't write in one thing by hand. It can be shorter or longer, for sleep, with another ending, or in other words.",
    "That's good to know, and I'm sorry about the parts that didn't fit. The pieces are chosen by a rule, so I can't add one thing. I can make it again in other words, or shorter, or with another ending.",
  ],
  /** A question whose only answer was given a moment ago. */
  knowsNoMore: ["In short: {answer} I can't say more than that.", "In one line: {answer}"],
  changeUnclear: [
    "It's put together from prepared pieces, so I can't put in one thing by hand. It can be shorter or longer, without breathing, without nature or memories, for sleep or for work, or in other words. Name one, and press Meditation once more.",
  ],
  practiceAfter: ["Here's one.", "Of course.", "Sure."],
  farewellUnmet: [
    "That's all right. I'm sorry I wasn't more use to you.",
    "Take care, and I'm sorry that I didn't get it.",
  ],
  lighter: ["I'm glad. That's enough for now."],
  same: ["That's all right. Sometimes it helps later, and some days it doesn't help."],
  heavier: [
    "Then that was enough for now, and we stop there. Feel the ground under you, and look at something near. If it stays heavy, please talk to a person you trust.",
  ],
  noFile: ["Thank you for giving me that."],
} as const satisfies Record<string, readonly string[]>;

/** A practice or a script did otherwise than was wished. */
export const faultOfSpoken: readonly string[] = [
  "That one didn't do what you had asked for. Sorry.",
  "I left out what you wanted there. Sorry.",
];

/** After a meditation or a practice. */
export const checkInQuestions: string[] = [
  "How is it now: lighter, the same, or heavier?",
  "And now, is it lighter, heavier, or the same?",
];

/** Said once where no language model is at work, with the first reply. */
export const whatThisIs = "(I'm a guide with prepared words. Tapping an answer works best.)";
