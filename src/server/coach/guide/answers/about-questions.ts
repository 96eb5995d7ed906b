import type { Answer } from "./answer.ts";

/** Why the guide asks what it asks; given where the person asks back. What was asked is then put more simply. */
export const aboutQuestions: Answer[] = [
  {
    id: "what-for",
    asked:
      "what would you do with it if I told you; what would you even do with it; what do you do with my answer; what happens with what I say; what do you need the feeling for; what is it for, the feeling; what will you do with that; what do you do with the word; what happens if I say fear",
    says: [
      "It goes into the meditation: the place in your body, the feeling and the moment are spoken of there in your words. Beyond that it does nothing, and anything may be left out.",
    ],
  },
  {
    id: "why-body",
    asked:
      "why do you want to know about my body; why do you ask about my body; why do you ask about my body; what does my body have to do with it; what has my body got to do with it; what's my body got to do with my boss; why the body; why my body; what do my shoulders have to do with this; how can a feeling be in the body; in the body how; what do you mean in my body; where in my body what do you mean; why does it matter where in my body it is; what is there to notice; notice what; what should I notice; physically you mean; how is notice your feet supposed to help me; I don't understand the body questions; what does physically mean; why body; why would it matter where my body answers; why does it matter where my body answers; why would the body matter; why does the body matter; why does my body matter; why would my body matter; why are your questions about the body; why are your own questions about the body; I asked you why the body matters; what does the body matter; what has the body to do with it; what is the body to do with this; why should my body answer; how does my body answer; how can a body answer; what do you want with my body; why are you asking about the body; why ask about the body; why do you care about my body; why important my body; why is the body important",
    says: [
      "Strong feelings often show in the body: a tight jaw, a hot face, a short breath. Looking there can give your head a rest, and the meditation can speak of that place. If you notice nothing, or don't want to, we leave it out.",
    ],
  },
  {
    id: "why-past",
    asked:
      "why do you ask about my childhood; what has my childhood to do with it; what has my past to do with this; why do you want to know about my father; why earlier in life; what do you mean earlier; earlier like this morning; why the past; what memory; which memory; what does my mother have to do with it; you mean now or then; now or back then; why ask about the past; what earlier time; why do you need a memory",
    says: [
      "Some moments sting because they resemble an older one, years back. If yours does not, then it does not, and we leave the past alone.",
    ],
  },
  {
    id: "why-feeling",
    asked:
      "why do you ask about feelings; what feeling do you mean; which feeling; what do you mean by feeling; what kind of feeling; is hungry a feeling; is meh a feeling; is tired a feeling; is numb a feeling; is bored a feeling; is okay a feeling; what counts as a feeling; name a feeling; like what feeling; give me a list of feelings; can't you give me a list; what feelings are there; examples of feelings; which words are there",
    says: [
      "Any word counts, also a small one. To choose from: fear, anger, sadness, shame, joy, loneliness, relief, boredom, tiredness, or none of these.",
    ],
  },
  {
    id: "why-pattern",
    asked:
      "what pattern; what do you mean by pattern; what thread; which thread; what means thread; what should I see; what do you mean by that runs through; I don't see what you mean; what do you mean do again and again; what repeats itself; a pattern how",
    says: [
      "I mean something you do or feel again and again in moments like this one, such as going quiet or saying yes too fast. There need not be one.",
    ],
  },
  {
    id: "why-moment",
    asked:
      "what moment; which moment; what moment do you mean; which situation; what do you mean by moment; what should I tell; what do you want to know; what do you want me to say; what am I supposed to say; what should I write; what do you want to hear; what am I supposed to answer; what should I answer; what should I talk about; what can I talk about; what to say",
    says: [
      "Anything small and real will do: a look, a message, a sentence that stayed with you. One or two lines are enough.",
    ],
  },
  {
    id: "why-ask",
    asked:
      "why do you ask; why do you ask that; why are you asking me this; why do you want to know; why does that matter; why is that important; what for; why; what is the point of the question; what's the point; whats the point of all this; what is the point of this; how so; what is this about; why should I tell you that; why so many questions; what do you need that for; what is the use of talking to you; why should I answer; what has that got to do with it",
    says: [
      "I ask so that the meditation can be about you and not about anybody. Nothing has to be told, and you can have a meditation with very little.",
    ],
  },
  {
    id: "say-again",
    asked:
      "what do you mean; what does that mean; huh; what; wdym; pardon; sorry what; come again; I don't understand; I don't understand the question; I don't get it; I don't get the question; can you explain that; please explain; explain; can you say that differently; can you rephrase; say it in other words; what kind of question is that; can you repeat that; what was the question; what did you ask; say that again; can u say that again but normal; explain like im five; which one do you mean; in what way; how do you mean; like what; for example; such as; give me an example; I do not understand what you ask; what did you say; what was your question; excuse me; eh",
    says: ["I will put it more plainly.", "Let me say it more simply.", "Then I say it in another way."],
  },
  {
    id: "simpler-english",
    asked:
      "simpler please; in simple words please; easier words please; please write more easy; simple english please; my english is not good; I learn english; shorter sentences please; I'm dyslexic; too difficult words; use easy words; I don't know this word; what means this word; what means the word; I ask what means the word; I ask you what means; what means that; what means if anywhere; what does this word mean; what means sinks; what does that word mean; it is hard for me to understand",
    says: ["Yes. I will keep it short and plain.", "Of course: short words from here on."],
  },
];
