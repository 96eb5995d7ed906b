import type { Answer } from "./answer.ts";

/** What is said to a complaint: what is true in it, without a defence and without a question. */
export const aboutComplaints: Answer[] = [
  {
    id: "flat",
    asked:
      "are you going to say anything back; is that it; is that all; is that all you have to say; is that all you can say; say something; say something real; that's all you've got; that says nothing; you say nothing; you're not saying anything; you don't see more of it; you just keep saying you do; you keep saying you do; is that your whole answer; I tell you all this and you say that; thank you for telling me is no answer; you always say thank you for telling me; do you have nothing to say; nothing to say to that",
    says: [
      "You are right, that was thin for what you had told me.",
      "Fair: that line could have been said to anybody.",
    ],
  },
  {
    id: "not-glad",
    asked:
      "don't be too excited for me; dont be too excited for me; you could be happy for me; be happy for me; can you not just be excited with me; you don't sound happy; you don't sound very happy for me; show some enthusiasm; a bit more joy please; aren't you happy for me; no need to be so excited; that's all you say to my good news; congratulate me; you might congratulate me",
    says: [
      "You are right, that deserved more than I gave it. Congratulations: it is yours, and it is good.",
      "Fair. It is wonderful news, and it should have been met as such. Well done.",
    ],
  },
  {
    id: "app-fault",
    asked:
      "your app logged me out; your stupid app logged me out twice; I said it logged me out; logged me out by your app; I lost what I wrote; it lost what I wrote; what I wrote is gone; my text is gone; everything I wrote is gone; now I have to start all over again; I have to write it all again; it threw me out; it froze and lost everything; your app crashed on me; it deleted my message; the page crashed and I lost it; it signed me out in the middle",
    says: [
      "To be logged out in the middle, and to lose what you had written, is a fault of this app and none of yours; I am sorry. What had been sent is still in the list of chats at the side. What had not been sent I cannot bring back.",
      "Yes: it threw you out, and what you had written is lost. I read that, and I cannot undo it or see why it happened. The people who run this server can: {contact}.",
    ],
  },
  {
    id: "not-the-body",
    asked:
      "who cares about my body; who cares what my body is doing; I just told you what happened and you ask about my body; you ask what my body is doing, who cares; my body? I was telling you something; not the body again; stop asking about my body; leave my body out of it; I don't want to talk about my body; what has my body got to do with anything; forget my body; I told you about my son and you ask about my body",
    says: [
      "You're right: what happened comes first. Go on with it, and I'll follow.",
      "Fair. You were telling me something, and I asked past it. Please go on.",
    ],
  },
  {
    id: "wrong-practice",
    asked:
      "that isn't a breathing exercise; that was no breathing exercise; that's not what I asked for; I wanted a breathing exercise and not that; that's the same one again; that is the same exercise; you gave me the same one; I asked for another exercise; wrong exercise; I asked for something shorter; that was not the one I meant; I don't like this exercise; that exercise was no good",
    says: [
      "Then that was the wrong one, and I am sorry. Write “breathing”, “box breathing”, “senses”, “body scan” or “quiet”, and that one comes.",
    ],
  },
  {
    id: "odd-buttons",
    asked:
      "those buttons have nothing to do with what I said; the buttons make no sense; none of these buttons fit; none of those fit; the answers below don't fit; those suggestions are wrong; none of the above; those options are stupid; why would I press that",
    says: [
      "The buttons are only proposals, and those missed. Your own words are better; they are what I go by.",
    ],
  },
  {
    id: "too-early",
    asked:
      "already; already, I thought we were going to talk; I thought we were going to talk about it; I don't want a meditation yet; I wouldn't say I want a meditation yet; I don't want a meditation; I said no meditation; no meditation; not a meditation; you keep pushing the meditation; stop offering me the meditation; stop with the meditation; I didn't ask for a meditation; I just want to talk; I only want that somebody listens; I just want somebody to listen",
    says: [
      "Then no meditation; there is no hurry with it. We can stay with what you are telling me.",
      "Understood. We leave the meditation alone, and you can simply go on telling.",
    ],
  },
  {
    id: "not-listening",
    asked:
      "you're not listening; you are not listening to me; you don't listen; you don't understand; you don't understand me; you don't get it; you don't hear me; you misunderstood me; that does not fit what I wrote; that doesn't fit; I feel like you're not reading this; you're not reading this; that has nothing to do with what I said; that's not what I said; that's not what I meant; you missed the point; you got me wrong; did you even read what I wrote; read what I wrote; are you even reading this; you picked out the one bit that doesn't matter; you ignored what I said; I never said that; where did you read that; you made that up; you no understand me; you don't read what I write; how did you get that; nope, wrong end of the stick; no you don't hear me",
    says: [
      "Then I missed what you meant, and I am sorry. I go by prepared words, and that happens. Tell me the part that matters in a few words, and I go by that.",
      "You are right to say so. I am sorry that I did not follow you. What you write next is what counts.",
    ],
  },
  {
    id: "question-ignored",
    asked:
      "you ignored my question; you didn't answer my question; answer my question; I asked you something; you did not answer; that's not an answer; that is no answer; that's not what I asked; I asked something else; I asked you a question; why don't you answer; just answer the question; you avoid my question; stop dodging; you answered with a question",
    says: [
      "I am sorry, I passed over your question. Some I have no answer for, and then I should say so. Ask it once more in a short sentence, and I will answer or say that I cannot.",
    ],
  },
  {
    id: "again",
    asked:
      "you already asked that; you asked me that already; I already answered that; I already told you; I just told you; I told you already; I just said that; as I said; like I said; you're repeating yourself; stop repeating yourself; same question again; loop; groundhog day; you say the same thing; you keep asking the same thing; this is the fourth time you've asked; still the same answer as yesterday; you said that before; I've said three times; you don't learn",
    says: [
      "You are right, you had told me. I am sorry. I leave that question now.",
      "That was my mistake; you had answered it. It will not come again.",
    ],
  },
  {
    id: "repeating-me",
    asked:
      "you are just repeating me; stop repeating what I say; stop repeating me; you just repeated my sentence; parrot; yes parrot, as I said; you just turned my sentence round; stop quoting me; don't quote me; you put my own words back; you only say what I said; echo",
    says: [
      "Fair. I will leave your words with you and not hand them back.",
      "Point taken. No more of your own words from me.",
    ],
  },
  {
    id: "too-many-questions",
    asked:
      "stop asking questions; stop asking me questions; too many questions; so many questions; why so many questions; enough questions; I said no questions; I don't want your questions; stop interrogating me; this is an interrogation; you only ask questions; that's five questions in a row; I don't need a question; don't ask; can you stop asking things; no more questions; quit asking; another question; stop with the questions; you ask, I answer, is that it",
    says: [
      "Then I stop asking. You can simply write on, or take a short practice, or have the meditation made from what is here.",
      "Understood, no questions. I am here if you want to write, and the Meditation button works with what you have told me.",
    ],
  },
  {
    id: "robot",
    asked:
      "you sound like a robot; you sound like a machine; such a robot answer; canned answers; these are canned answers; copy paste answers; generic answer; you say the same to everybody; you're just a machine; you are only a program; this isn't therapy it's autocomplete; bot reply; you sound like a fortune cookie; greetings card; why do you talk like a greetings card; did a fridge magnet write this; nothing but platitudes; stop pretending; stop pretending you care; you don't care; you can't feel anything; great, a chatbot; is this another bot that tells me to breathe; another app that tells me to breathe; another wellness app; oh great; so generic; empty phrases; lazy answer; how would you know; you know nothing about me; you don't know me; my horoscope is more use",
    says: [
      "That is what I am: prepared words, chosen by a machine. I do not feel, and I will not pretend to. A practice or the meditation is where I am of most use.",
      "You are right that nobody is behind this. If prepared words are no help today, a person you trust will be better.",
    ],
  },
  {
    id: "useless",
    asked:
      "this is useless; you are useless; you're not helping; this is not helping; this isn't helping; that doesn't help; that's not helpful; this is a waste of time; you're wasting my time; I expected more; I thought this would help; disappointing; give me something useful; give me something useful or I'm deleting this; I'm deleting this app; thanks for nothing; very helpful; this is stupid; what a stupid question; that's a stupid question; this makes no sense; boring; this is boring; bullshit; mindfulness is bullshit; I don't believe in this; crap; meh expected more; not a single practical idea; google is more helpful; I don't find this helpful at all; doesn't work; that was a very poor answer; useless fucking toaster",
    says: [
      "I am sorry that it has not helped. Something practical: breathe out slowly, longer than in, five times; then feel both feet on the floor. If that is not it either, you lose nothing by stopping here.",
      "That is a fair thing to say. The most useful things I have are short: a practice of one to three minutes, or the meditation. The rest may be skipped.",
    ],
  },
  {
    id: "worse",
    asked:
      "now I feel worse; I feel worse now; you make it worse; you're making it worse; it made it worse; this makes me feel worse; I feel worse for having used it; that made me cry; this upsets me; this makes me angry; now I'm more anxious; this makes me nervous; it's getting worse; this is too much; I don't feel well with this; that was too much for me; you upset me",
    says: [
      "I am sorry. Then we stop here, and nothing more needs to be looked at. Feel what is under you, look at something near, and let the breath be. If it stays bad, please tell a person you trust.",
    ],
  },
  {
    id: "insult",
    asked:
      "fuck off; fuck you; shut up; go to hell; piss off; screw you; stupid bot; dumb bot; stupid app; idiot; you idiot; you suck; i hate you; I hate this app; you're annoying; you are annoying me; you're getting on my nerves; sod off; i dont like you; asshole; you piece of shit; wtf; what the hell; what is this shit; fuck this; for god's sake; bloody hell; you're stupid; moron",
    says: [
      "That may stand as it is. I take no offence, and you need not be polite here.",
      "All right. You can be as angry here as you are; nothing breaks.",
    ],
  },
  {
    id: "tone",
    asked:
      "don't talk to me like a child; don't talk down to me; don't patronise me; stop being so nice; stop being so calm; I don't like your tone; your tone is off; that was rude; you are rude; how rude; that's insulting; don't say that sounds hard again; you're too soft; just ask me straight; don't call me friend; don't tell me how I feel; don't tell me what I feel; don't tell me to breathe; if you tell me to breathe once more; you could at least say hello; don't silver-line it; don't wrap it up; if you say gently once more; your replies are too long; too much text; your sentences are too long; all you do is validate",
    says: ["Point taken. I will be plainer and say less.", "Fair. Shorter and plainer from here."],
  },
  {
    id: "mistaken-alarm",
    asked:
      "why are you giving me a phone number; why did you give me a number; I'm not in danger; I am not suicidal; why did the screen go all serious; I was talking about my houseplant; sorry what, you asked whether I'm in danger; you misread me, I'm fine; chill it's a meme; wrong alarm; I didn't ask anything medical; why a doctor; I don't need a doctor; why did you say sorry for my loss, I lost my keys; what, I only said hi; no idea what happened, I only said hello",
    says: [
      "Then I took your words for something they were not. I am glad, and sorry for the fright.",
      "I misread that, and I am glad to be wrong. We go on as if it had not been said.",
    ],
  },
  {
    id: "private",
    asked:
      "that's too personal; none of your business; too intrusive; that is too close; bit personal; I don't want to tell you that; you have no right to ask; that's private; stop asking about my past; stop asking about my childhood; leave my mother out of it; I said no childhood; you're nosy; my mum says you sound nosy",
    says: ["You are right to keep that to yourself. I leave it alone.", "Then not that. It stays yours."],
  },
];
