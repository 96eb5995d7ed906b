import type { Answer } from "./answer.ts";

/** The app around the conversation: money, limits, modes, files and screens. */
export const aboutApp: Answer[] = [
  {
    id: "price",
    asked:
      "are you charging me for it; another app charging me for it; and charging me for it; another app telling me to breathe and charging me for it; do you charge for this; is this going to cost me; does it cost anything or not; what does it cost; is this free; is it free; do I have to pay; how much is it; how much does this cost; is there a subscription; do i get charged after the 7 days; will I get charged; are you going to ask me for my card; is there a free trial; can i pay once; is there a student discount; is there a family plan; how do I cancel my subscription; does it cost anything after the first month; how does the subscription work; how does one upgrade; is there a premium version; does my insurance pay; who pays for this; who is paying; is there any charge for premium voice; unlock premium; what happens if I stop paying",
    says: [
      "Stillpoint itself is free and open software and asks nobody for a card. If somebody charges you for this server, it is the people who run it; you can ask them at {contact}.",
    ],
  },
  {
    id: "daily-limit",
    asked:
      "is there a limit; how many messages can I send; how often can I use this; is there a daily limit; how many conversations do I have; is there a limit to how many I can make in a week; how many can I make; what happens when the bar is full; how many questions can I ask; how much can I write in a day; is there a limit on the playlist; can i use it every day; how many times a day can I use you",
    says: [
      "You have {conversations} messages to me a day and {narrations} narrations; both start again at your midnight. The playlist has no limit.",
    ],
  },
  {
    id: "message-limit",
    asked:
      "is there a word limit; is there a word limit on messages; how long may a message be; can I write a lot; is it okay if I type in bits; does it time out; do I have to write a lot; is a short answer ok; how much should I write; are short answers fine; can I write long messages; is it too long; am I writing too much; should I write more",
    says: [
      "Write as little or as much as you like, up to {messageChars} characters a message. A few words are enough, and nothing times out.",
    ],
  },
  {
    id: "open-source",
    asked:
      "is this open source; can I install it on my own server; can I host it myself; can I run it myself; where is the source code; is there an api; can I build on this; where do I find the code; how do I self-host this; what licence is it",
    says: [
      "Yes, Stillpoint is open software under the MIT licence, and anybody may host it. There is an interface for programs too; it is described at /api/docs on this server.",
    ],
  },
  {
    id: "offline",
    asked:
      "does it work offline; does this work on a plane; does it work without internet; do I need internet; do i need internet for the playlist; can I use it without wifi; im on a plane tomorrow does this work offline; I have no signal; can I use it on the underground",
    says: [
      "The conversation needs a connection to this server. A meditation that you downloaded from the playlist plays anywhere.",
    ],
  },
  {
    id: "phone-app",
    asked:
      "is there an app; do you have an app for android; is there an iphone app; does stillpoint have a desktop version; does it work in safari; does it work on my phone; can I install it; is it on the app store; do you work on a tablet; which browser do I need; is there a desktop version; can I put it on my home screen; does it work on a smartwatch",
    says: [
      "It runs in the browser, on a phone, a tablet or a computer, and needs nothing installed. There is no version in the app stores.",
    ],
  },
  {
    id: "reminders",
    asked:
      "can you remind me; can you remind me every evening; can you ping me tomorrow; can you ping me tomorrow at 8; do you send notifications; does it send notifications; you're not going to email me are you; turn off the notifications; how do I turn off notifications; can you send me a message tomorrow; can you email me; can you wake me up; do you have a streak; does this count for my streak; do i get a certificate; is there a reminder",
    says: [
      "No, I cannot write to you first: there are no reminders, no notifications and no streaks. You come when you like.",
    ],
  },
  {
    id: "modes",
    asked:
      "what are the modes; what is counsel mode; what does counsel do; what is knowledge retrieval; what does knowledge mode do; what does the web button do; what is web search; can you look things up; can you search the internet; can you google something; what is hrv analysis; what do the buttons do; what do the icons do; what do the three dots do; what's the little icon; what are these buttons; can you search the web for me; how do I turn on web search",
    says: [
      "Above the message field are switches: Counsel for this path, Knowledge for answers from the library, Web for a search with a few keywords, and HRV for recordings of your heart. At most one is on.",
    ],
  },
  {
    id: "files",
    asked:
      "can I send you a picture; how do I send you a picture; can I upload a file; can you read a pdf; can I give you a document; can I attach something; can I send a photo; what files can you read; can I send you a voice message; can I upload my diary; can you look at a picture; I'd like to send you a file",
    says: [
      "You can add a file to a message, up to 10 MB: text, PDF, Office documents, or a picture with writing in it. I take in its words and ask what it stirs in you; I do not judge its contents.",
    ],
  },
  {
    id: "heart-data",
    asked:
      "does the app measure my heart; do you work with apple health; do you connect to my watch; can you read my garmin; what does the heart do; can I upload my hrv; can you analyse my heart rate; do you measure my pulse; does it work with fitbit; how do I add my heart data; can you see my heartbeat; how do I use hrv mode; do you have to measure my heart or do i tell you",
    says: [
      "I measure nothing. With HRV switched on you can give me an export of your watch or a list of beats, and I tell you in plain words what two or three of the figures are. They are no diagnosis.",
    ],
  },
  {
    id: "dictate",
    asked:
      "can I speak instead of typing; can I dictate; can I use my voice; how do I dictate; is there a microphone; can I talk instead of write; voice input; typing is hard for me, can I speak; can I send voice",
    says: [
      "Yes, where your browser can: the microphone beside the message field writes down what you say, and you send it when it is right.",
    ],
  },
  {
    id: "display",
    asked:
      "is there a dark mode; the text is tiny; can I make the text bigger; how do I make the text bigger; I'm eighty, is there a bigger print; my eyes hurt; the screen is too bright; my screen reader says button; screen reader skips your buttons; I am blind; can I change the colours; bigger letters please; the letters are too small; is it accessible",
    says: [
      "It follows your device: a dark screen when the device is dark, larger letters when the browser is set to larger ones (Ctrl and plus, or the text size of your phone). It is made for screen readers too.",
    ],
  },
  {
    id: "new-chat",
    asked:
      "is there a way to get my old chat back; can I get my old chat back; how do I get my chat back; I want my old chat back; is my old chat gone; are my old chats gone; how do I start a new chat; when I press new chat does the old one stay; can I start over; can I start over without losing what's here; where are my old chats; how do I find an old chat; my chat vanished; I pressed the wrong button and my chat vanished; can I go back to an earlier chat; can I search my chats; can i hide a chat from the list; if I close this window is everything lost; it froze, did my answer go through; did you get my message; did my message arrive; is my text lost",
    says: [
      "New Chat at the side begins afresh, and the old one stays in the list there. Closing the window loses nothing that was sent.",
    ],
  },
  {
    id: "settings",
    asked:
      "where are the settings; where's the settings; how do I change the settings; can I change how you talk to me; can you be more casual; can i make you talk less; can you be shorter; can you write shorter; can you use simpler words; can you be more direct; is there an off switch for the memory question; is there a button to skip a question; can I switch off the questions; can you ask fewer questions",
    says: [
      "Settings is at the side. My way of talking cannot be set, but any question may be skipped: write “skip”, or ask for a practice or the meditation at any time.",
    ],
  },
  {
    id: "feedback",
    asked:
      "how can I give feedback; who do I complain to; where can I complain; is there a human I can complain to; how do I report a bug; something is broken; the app crashed; it keeps crashing; it keeps logging me out; it doesn't work; nothing works; this doesn't load; where is the help; who do I ring if it won't load; who can I ask for help with the app; how do I contact support; the screen jumps; stop asking me to rate you; there's an error",
    says: [
      "I am sorry that it gives you trouble. Please tell the people who run this server at {contact}; I cannot pass anything on. Loading the page again often helps, and nothing that was sent is lost.",
    ],
  },
  {
    id: "contact",
    asked:
      "who do I talk to; who do I contact; who do I contact about a refund; how do I get a refund; I want my money back; give me my money back; you charged me for something I cancelled; give me a name or an email; is there a single human at this company; who can I write to about money",
    says: [
      "Nobody here can deal with money or accounts: I am a guide made of prepared words. The people who run this server can; the address they gave is {contact}.",
      "About money and accounts only the people who run this server can do something; they are at {contact}. I am a guide made of prepared words: I can see no payment and pass nothing on.",
    ],
  },
  {
    id: "together",
    asked:
      "can two people do it; can we do this together; can I use it with my partner; can couples use this; is there a maximum number of people; can therapists sign up their patients; can my whole family use it; can I do it with a friend; my husband is here too, can he join",
    says: [
      "Two people can sit together and answer as one, but I follow one story at a time. For a story of their own each had better have an account.",
    ],
  },
  {
    id: "where-were-we",
    asked:
      "how far are we; where are we in the process; what have I told you so far; what do you know so far; can you summarise what I said; what did I say; what did we talk about; what have you understood; repeat what I told you; summary please; sum up what I said; what do you have so far",
    says: [
      "Everything you wrote stands above, word for word, and the meditation goes by it. I had rather not retell it; I might get it wrong.",
    ],
  },
  {
    id: "skip",
    asked:
      "can I skip a question; can I skip that; may I skip; do I have to answer that; what if I don't want to answer; what if I have no answer; is there a wrong answer; is there a correct answer; am I doing this right; is that a good answer; did I answer right; is that what you wanted; is this right; was that right; do I have to close my eyes; what if I can't feel anything; is it wrong to feel nothing; what if nothing happens",
    says: ["There is no wrong answer here, and any question may be skipped. You are doing it right."],
  },
];
