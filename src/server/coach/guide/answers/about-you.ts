import type { Answer } from "./answer.ts";

/** Questions about the person's own life that nobody can answer from outside, and what can be said all the same. */
export const aboutYou: Answer[] = [
  {
    id: "tired-driving",
    asked:
      "is it safe to drive on two hours of sleep; is it safe to drive tired; should I drive when I'm this tired; should I drive tired; can I drive when I haven't slept; can I drive without sleep; is it ok to drive with so little sleep; should I call in sick because I haven't slept; what if I nod off at the wheel; what if I fall asleep at the wheel; I'm scared I'll fall asleep at the wheel; I'm too tired to drive; shud i call in sick i cant drive tired; is it safe to drive on 2 hrs sleep",
    says: [
      "No: with so little sleep the eyes close by themselves, and no window or coffee stops that. Say that you cannot drive today, let somebody else, or sleep first and go later. Any of these is easier to explain than an accident.",
    ],
  },
  {
    id: "recap",
    asked:
      "do you remember what I wrote; do you remember what I wrote first; do you remember my first message; do you remember what I said; what did I write first; what did I say his name was; what did I say her name was; what's his name; what is her name; what was his name again; do you remember his name; do you remember the name; who was I talking about; who did I tell you about; do you know who I'm talking about; what was it about; what have you understood so far; can you tell me back what you understood; tell me back what you've understood so far; what do you know about me so far; what did I tell you; what did I just tell you; can you sum it up; sum up what I said; can you summarise; what have I told you; repeat what I told you; do you even know what I said; what do you remember of what I said; do you remember what I just said; what was it I told you; you don't even remember; you don't even remember what I said; what did I tell you about it",
    says: [
      "I go by what you write here. So far none of it is clear enough to me to be told back; a sentence about what happened would help.",
    ],
  },
  {
    id: "a-label",
    asked:
      "am I a narcissist; am I bipolar; am I depressed; am I a psychopath; am I toxic; am I autistic; do I have adhd; am I an addict; am I codependent; am I traumatised; do you think I'm depressed; am I a control freak; am I neurotic",
    says: [
      "I cannot tell that, and a word like that should only come from somebody trained who has listened for longer. What you notice in yourself can be looked at here without a name for it.",
    ],
  },
  {
    id: "others-too",
    asked:
      "do other people feel like that; do other people feel guilty too; I want to know if other people feel that too; am I the only one; am I the only one who feels like this; do others have this; does everybody feel like this; is it just me; do other people have that too; are there others like me; has anyone else had this",
    says: [
      "You are not the only one: very many people know this, and few of them say it aloud. That takes nothing away from how it is for you.",
      "No, it is not only you. What you describe is common, and it is mostly kept quiet.",
    ],
  },
  {
    id: "what-should-i-do",
    asked:
      "what should I do; what do I do; so what do I do; what would you say to a person in that situation; what would you say to somebody in my situation; what would you tell a friend; what do I do now; so what now; what would you do; what would you do in my place; what can I do about it; tell me what to do; just tell me what to do; give me advice; any advice; what is the best thing to do; what's the solution; what is your advice; I need advice; how do I fix this; can you help me with this; what do you think I should do; please help me; what now; how do I solve this; some advice please; I don't know what to do; what are my options",
    says: [
      "I cannot know what is right in your life, and a machine should not decide it. What often helps is to let the first heat pass, and then to ask what matters most to you in it. We can do that here.",
      "I have no advice that would be worth having, since I only know these few lines. I can help you get a little quieter first; most people see more when they are less stirred up.",
    ],
  },
  {
    id: "stay-or-go",
    leads: "decide",
    asked:
      "do I tell my mum no; should I tell my mum no; do I say something or just pretend I don't know; do I say something to them; do I say something; do I ring him or not; I don't know if I should ring him; should I ring him or just pay; should I leave him; should I leave her; should I quit my job; should I stay or go; should I break up; should I go or not; do I go or not; yes or no should I go; should I text her; should I call him; should I tell her; should I say something; should I apologise; should I accept the offer; should I move; help me decide; I can't decide; how do I decide; how should I decide; tell me how to decide; how can I choose; would you go; would you stay; which one should I take; should I forgive him; should I give him another chance; should I go to the party; should I confront her; do I go to the christening yes or no; should I report it; should I say yes",
    says: [
      "I do not know, and I would mistrust a machine that said it did. You might picture each choice as made, one after the other, and notice what your body does. That is no verdict, but it is yours.",
      "That choice is yours. One thing to try: imagine it is a year from now, and ask which of the two you would rather have tried.",
    ],
  },
  {
    id: "my-fault",
    leads: "own",
    asked:
      "is it my fault; was it my fault; is this my fault; am I to blame; did I do something wrong; was I wrong; was I wrong to say that; am I wrong; am I a bad person; am I a bad mother; am I a bad father; am I a bad friend; does that make me a bad friend; am I selfish; am I horrible; was that rude of me; was that ok of me; am I a terrible person; did I overreact; am I being unfair; is that bad of me; should I feel guilty",
    says: [
      "I cannot judge that from here, and one moment never says who somebody is. That you ask at all shows that it matters to you how you treat people.",
      "I was not there, so I cannot say. People who do not care seldom ask this.",
    ],
  },
  {
    id: "no-law",
    asked:
      "does he have to fix it by law; is that legal; is this even legal; what are my rights; can I sue them; do I have to pay by law; can they legally do that; is it against the law",
    says: [
      "I know nothing of the law, so that I leave alone: an advice centre or a lawyer can tell you.",
      "That is a matter of law, and there I am of no use. Somebody who knows your country's rules can tell you.",
    ],
  },
  {
    id: "hard-word",
    leads: "own",
    asked:
      "am I like a child; am I a child; am I a coward; am I a failure; am I a loser; am I a burden; am I an idiot; do you think I am like a child; is it true that I am lazy; he says I am a child, is he right; am I a fool",
    says: [
      "I do not know you well enough to say, and one such moment does not make anybody that. A hard word, from others or from oneself, mostly says more about the moment than about the person.",
      "No single thing makes a person that. Who says such a word is often tired or hurt; it need not be believed because it was said.",
    ],
  },
  {
    id: "overreacting",
    leads: "now",
    asked:
      "am I overreacting; am I exaggerating; do you think I'm exaggerating; am I making too much of it; am i being too sensitive; is it normal to feel that in my stomach; is it normal that I cry so much; am I too sensitive; am I crazy; am I going crazy; am I normal; is that normal; is this normal; is it weird; is that weird; is it weird that I feel that; is something wrong with me; what is wrong with me; what's wrong with me; why am I like this; why do I feel like this; why can't I just be normal; is it silly; am I silly; am I stupid; am I weak; is it stupid to feel this; does that sound crazy; is it ok to feel like this; am I allowed to feel this; am I being dramatic; am I imagining it",
    says: [
      "A feeling is not right or wrong; it is an answer of your body and your history to what happened. Very many people know this one. If it frightens you or stays for long, a doctor is a good person to tell.",
      "There is nothing strange in being stirred by something that matters to you. How much is too much, only you can tell, by what it costs you.",
    ],
  },
  {
    id: "others-mind",
    leads: "done-to",
    asked:
      "does he love me; do you think he still loves me; does she like me; do you think she likes me; why did he do that; why did she leave; why did she leave me; why does he treat me like this; why is she like that; is he cheating on me; is she lying; do you think she's lying; what does he think; why doesn't he answer; why don't they like me; will he come back; will she forgive me; what did he mean; why would someone do that; what is he thinking; is he a narcissist; is she right; who is right; who is right me or her; do you agree with me; don't you think he was wrong; whose fault is it; was he wrong; do you think he meant it",
    says: [
      "I cannot see into somebody else, and guessing would not be fair to either of you. What I can stay with is what it does to you.",
      "Only they could say, and perhaps not even they. What it stirs in you is something we can look at.",
    ],
  },
  {
    id: "will-it-be-ok",
    leads: "restless",
    asked:
      "will I be okay; will I be ok; will it be ok; will everything be alright; will it get better; does it get better; does it ever stop; will it ever stop; will this pass; will I ever be happy; will I pass; do you think I'll pass; do you think I can do it; can I do it; will I get the job; how long will I feel like this; when does it stop; when will it be over; will it stop hurting; is there hope; will I find somebody; tell me it will be okay; will I get through this",
    says: [
      "I cannot see ahead, so I will not promise. What can be said is that feelings move: the strongest wave does not stay at its height.",
      "Nobody can promise that. Most hard hours do change their colour, though, often before one notices.",
    ],
  },
  {
    id: "why-me",
    leads: "now",
    asked:
      "why me; why does this always happen to me; why is life so unfair; why is it always me; why can't I be happy; why do bad things happen; what did I do to deserve this; why is everything so hard; why does nobody like me; why do people do this; why is the world like this; what is the point of it all; why do I always ruin everything; why can't I ever get it right",
    says: [
      "I have no answer to that, and I would not trust a quick one. It sounds like something you have had to ask more than once.",
      "There may be no why that would make it fair. We can leave the question standing and look after the one who asks it.",
    ],
  },
  {
    id: "understand",
    asked:
      "do you understand; do you understand me; do you get it; does that make sense; does this make sense; do you know what I mean; do you see; you know what I mean; am I making sense; do you follow; do you hear me; are you with me; do you know what that's like; can you understand that; do you believe me; you see what I mean; is that clear; are you listening; you get me",
    says: [
      "I take in the words, and I cannot know what it is like from inside; only you do. It makes sense as you have written it.",
      "I follow the words. What they weigh, you know better than anything here.",
    ],
  },
  {
    id: "my-sentence",
    asked:
      "is that all right as a first sentence; is my sentence all right; is that sentence all right; is it good like that; is it good enough to say it like that; would that do as a first line; does that sound all right; does that sound ok; what do you think of my sentence; can I say it so; can I say it like that; is that how I should say it; is that too long to say; is that a good way to say it; is that ok to say; is that okay to say; is it ok to say that; can I say that to her; can I say that to him; could I say it like this; is my first line good",
    says: [
      "I cannot judge a sentence, but you can: if it is true, and short enough for one breath, it will do. Say it aloud once. What you stumble over may go.",
      "How it will be taken I cannot know. A good test: it says one thing, it is true, and you would not mind being told it that way. Said aloud once, it often finds its last form.",
    ],
  },
  {
    id: "your-opinion",
    asked:
      "what do you think; what do you say; what do you think about that; what do you make of it; your opinion; what is your opinion; thoughts; what do you say to that; what would you say, if you were me; what can you tell me about myself; what do you see in this; how does that sound to you; what does it mean that I dreamed of him; what does that mean about me; what do you conclude; is that interesting; what do you think I could look at next; what would help me to understand this better; where would you start",
    says: [
      "I have no opinion, being prepared words. What I would look at next is how it feels in you now, since that is where something can shift.",
      "Opinions are cheap from a machine, so I keep none. Your own second thought about it may be worth more; it can wait until you are calmer.",
    ],
  },
];
