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
      "I can't know what's right in your life, and a program shouldn't decide it. It often helps to let the first heat pass, and then to ask what matters most to you. We can do that here.",
      "I can't tell you what to do: I only know these few lines, and not the people or the thing. I can help you find one small step that is yours.",
    ],
  },
  {
    id: "stay-or-go",
    leads: "decide",
    asked:
      "do I tell my mum no; should I tell my mum no; do I say something or just pretend I don't know; do I say something to them; do I say something; do I ring him or not; I don't know if I should ring him; should I ring him or just pay; should I leave him; should I leave her; should I quit my job; should I stay or go; should I break up; should I go or not; do I go or not; yes or no should I go; should I text her; should I call him; should I tell her; should I say something; should I apologise; should I accept the offer; should I move; help me decide; I can't decide; how do I decide; how should I decide; tell me how to decide; how can I choose; would you go; would you stay; which one should I take; should I forgive him; should I give him another chance; should I go to the party; should I confront her; do I go to the christening yes or no; should I report it; should I say yes; should I ring him now or wait; should I ring him now or wait until sunday; ring him now or wait until sunday; do I call her now or wait; should I wait or tell her now; should I tell her before or wait; should I wait till I've reached him or tell her before; should I say something to him or put a lock on it; should I say something or let it go; should I let it go; should I let it go or say something; now or later; should I tell her about it; should I do it or not",
    says: [
      "I can't decide that for you, because I don't know the people. Try this: imagine you've done the one, and then the other, and notice which one lets you breathe more easily. That decides nothing, but it's your own answer.",
      "That's your choice. One thing to try: imagine it's a week from now, and ask yourself which of the two you'd rather have done.",
    ],
  },
  {
    id: "my-fault",
    leads: "own",
    asked:
      "is it my fault; was it my fault; is this my fault; am I to blame; did I do something wrong; was I wrong; was I wrong to say that; am I wrong; am I a bad person; am I a bad mother; am I a bad father; am I a bad friend; does that make me a bad friend; am I selfish; am I horrible; was that rude of me; was that ok of me; am I a terrible person; did I overreact; am I being unfair; is that bad of me; should I feel guilty",
    says: [
      "I can't judge that: I wasn't there. That you ask shows that it matters to you how you treat people.",
      "I wasn't there, so I can't say. One moment doesn't say who you are.",
    ],
  },
  {
    id: "no-law",
    asked:
      "does he have to fix it by law; is that legal; is this even legal; what are my rights; can I sue them; do I have to pay by law; can they legally do that; is it against the law; can she make me lose my flat; can she really make that I lose my flat; can I lose my flat because of this; can the landlord throw me out; can my landlord throw me out; can they throw me out; can they evict me; can I be evicted for that; can they fire me for that; can he sue me; can she sue me; do I have to pay for the damage; do I have to pay for it; who has to pay for the damage; does my insurance pay; will the insurance pay for it",
    says: [
      "I don't know the law, so I can't tell you. An advice centre, a tenants' or consumer office, your insurance, or a lawyer can. Many give free advice, and in some places in your language.",
      "That's a question of law, and I can't answer it. An advice centre or somebody who knows the rules in your country can. Ask soon, so you don't have to worry longer than needed.",
    ],
  },
  {
    id: "hard-word",
    leads: "own",
    asked:
      "am I like a child; am I a child; am I a coward; am I a failure; am I a loser; am I a burden; am I an idiot; do you think I am like a child; is it true that I am lazy; he says I am a child, is he right; am I a fool",
    says: [
      "I don't know you well enough to say. But one moment doesn't make anybody that.",
      "No single thing makes a person that. People say such words when they're tired or hurt, and you don't have to believe them.",
    ],
  },
  {
    id: "overreacting",
    leads: "now",
    asked:
      "am I overreacting; am I exaggerating; do you think I'm exaggerating; am I making too much of it; am i being too sensitive; is it normal to feel that in my stomach; is it normal that I cry so much; am I too sensitive; am I crazy; am I going crazy; am I normal; is that normal; is this normal; is it weird; is that weird; is it weird that I feel that; is something wrong with me; what is wrong with me; what's wrong with me; why am I like this; why do I feel like this; why can't I just be normal; is it silly; am I silly; am I stupid; am I weak; is it stupid to feel this; does that sound crazy; is it ok to feel like this; am I allowed to feel this; am I being dramatic; am I imagining it",
    says: [
      "A feeling isn't right or wrong. Many people would know this one. If it frightens you or doesn't go away, please tell a doctor.",
      "It isn't strange to be stirred up by something that matters to you. Only you can tell how much is too much.",
    ],
  },
  {
    id: "others-mind",
    leads: "their-side",
    asked:
      "does he love me; do you think he still loves me; does she like me; do you think she likes me; why did he do that; why did she leave; why did she leave me; why does he treat me like this; why is she like that; is he cheating on me; is she lying; do you think she's lying; what does he think; why doesn't he answer; why don't they like me; will he come back; will she forgive me; what did he mean; why would someone do that; what is he thinking; is he a narcissist; is she right; who is right; who is right me or her; do you agree with me; don't you think he was wrong; whose fault is it; was he wrong; do you think he meant it",
    says: [
      "I can't see into somebody else. You know them, so your own guess is better than mine.",
      "Only they can say, and the only sure way is to ask them. We can look at what you think yourself.",
    ],
  },
  {
    id: "will-it-be-ok",
    leads: "restless",
    asked:
      "will I be okay; will I be ok; will it be ok; will everything be alright; will it get better; does it get better; does it ever stop; will it ever stop; will this pass; will I ever be happy; will I pass; do you think I'll pass; do you think I can do it; can I do it; will I get the job; how long will I feel like this; when does it stop; when will it be over; will it stop hurting; is there hope; will I find somebody; tell me it will be okay; will I get through this",
    says: [
      "Nobody can promise that. But feelings change, and the worst moments don't last.",
      "I can't see ahead, so I won't promise anything. Hard hours do pass, often before you notice.",
    ],
  },
  {
    id: "why-me",
    leads: "now",
    asked:
      "why me; why does this always happen to me; why is life so unfair; why is it always me; why can't I be happy; why do bad things happen; what did I do to deserve this; why is everything so hard; why does nobody like me; why do people do this; why is the world like this; what is the point of it all; why do I always ruin everything; why can't I ever get it right",
    says: [
      "I have no answer to that, and a quick one wouldn't be worth much.",
      "There may be no reason that would make it fair. We can look at how you are with it.",
    ],
  },
  {
    id: "understand",
    asked:
      "do you understand; do you understand me; do you get it; does that make sense; does this make sense; do you know what I mean; do you see; you know what I mean; am I making sense; do you follow; do you hear me; are you with me; do you know what that's like; can you understand that; do you believe me; you see what I mean; is that clear; are you listening; you get me",
    says: [
      "I read the words, but only you know what it's like. What you wrote makes sense.",
      "I can follow the words. How it feels, only you know.",
    ],
  },
  {
    id: "my-sentence",
    asked:
      "is that all right as a first sentence; is my sentence all right; is that sentence all right; is it good like that; is it good enough to say it like that; would that do as a first line; does that sound all right; does that sound ok; what do you think of my sentence; can I say it so; can I say it like that; is that how I should say it; is that too long to say; is that a good way to say it; is that ok to say; is that okay to say; is it ok to say that; can I say that to her; can I say that to him; could I say it like this; is my first line good; is that too blunt; is it too blunt; is that rude; is it rude; is that rude to say; is that too rude; is that too harsh; is that too hard; is it too direct; is that too direct; is that too short; is it too short; is that too cold; does it sound rude; does that sound rude; does it sound too harsh; does that sound too blunt; is that polite; is it polite; is it polite enough; thats what im gonna say to him is it ok; that's what I am going to say is it ok; that's what I want to say is that ok; can I write it like that; is my text ok; is my message ok",
    says: [
      "I can't judge how it'll be taken, but you can check three things: that it says what happened, that there's no blame or excuse in it, and that it stops when it's finished. Easy words are fine.",
      "A sentence like that is good enough when it says what happened, blames nobody and has no “but” in it. Read it aloud once. What you trip over can go.",
    ],
  },
  {
    id: "your-opinion",
    asked:
      "what do you think; what do you say; what do you think about that; what do you make of it; your opinion; what is your opinion; thoughts; what do you say to that; what would you say, if you were me; what can you tell me about myself; what do you see in this; how does that sound to you; what does it mean that I dreamed of him; what does that mean about me; what do you conclude; is that interesting; what do you think I could look at next; what would help me to understand this better; where would you start",
    says: [
      "I don't have an opinion, because my words were written before you came. I can help you find out what you think yourself.",
      "I'm a program, so I have no view of my own. Yours counts more, and it can wait until you're calmer.",
    ],
  },
  {
    id: "reach-out-instead",
    asked:
      "could I ring somebody else at seven or is that betraying her; could I ring somebody else or is that betraying her; could I ring somebody else; can I ring somebody else; could I call somebody else; can I call somebody else instead; is it ok to ring somebody else; is it all right to ring somebody else; is it ok to call somebody else instead of her; is it ok to call someone else instead of him; is that betraying her; is that betraying him; is it betraying her; is it betraying him if I laugh; am I betraying her; am I betraying him; would that be betraying her; would it be a betrayal; is it disloyal to her; is it disloyal; am I being disloyal to him; is it wrong to be happy without her; is it wrong to enjoy myself without him; is it ok to laugh when she is dead; is it ok to have fun again; may I be happy again; is it too soon to be happy again; can I have somebody else",
    says: [
      "Yes, that's all right. It isn't a betrayal: nobody else takes their place, and you can miss them and be with others at the same time. You can even say it: “I usually talked to somebody at this time. I'd like to talk to you.”",
    ],
  },
  {
    id: "will-it-stay-like-this",
    asked:
      "will it always be like this; will it always be like this on thursdays; will it always be this way; will it always hurt; will it always hurt like this; will it always be this bad; will it be like this forever; is it always going to be like this; is it going to be like this forever; is it always like this; will I always feel like this; will I always feel this way; will I always miss her; will I always miss him; will I miss her forever; will it be always so; it will be always like this; does it stay like this; does this stay like this; how long does it stay like this; will this ever change; does it ever change; will it ever be different; when will it be different; will every day be like this; will the days always be like this; will it be like this every year; forever like this",
    says: [
      "Probably not just like this: feelings change with time, even where the thing itself doesn't. After a loss, certain days and hours often stay hard for longer. How long it takes for you, nobody can say.",
    ],
  },
  {
    id: "have-to-tell",
    leads: "known",
    asked:
      "do I have to tell him it was me; do I have to tell her it was me; do I have to tell them it was me; do I have to tell him; do I have to tell her; do I have to tell them; do i have to own up; do I have to admit it; do I have to say it was me; do I have to confess; must I tell him; must I tell her; must I tell my mother; do I really have to tell him; do I need to tell her; do I need to tell him; need I tell them; do I have to say something; do I have to say anything; do I have to say the truth; do I have to be honest about it; have I to tell her; have i to tell him; i must tell him or not; what if I don't tell him; what if I never tell her; can I just not tell him; can I keep it to myself; is it ok not to tell her",
    says: [
      "You don't have to, and I can't decide it for you. Two things may help: how it would be if they found out another way, and how you'd feel in a week if you had told them. If you tell them, one sentence is enough: “It was me, and I'm sorry.”",
    ],
  },
  {
    id: "would-you-feel-it",
    asked:
      "would you be angry too; would you be angry; would you be sad too; would you be hurt too; would you be upset too; would you be upset; would you be annoyed too; would you be cross; wouldn't you be angry; wouldn't you be angry too; wouldn't you be upset; wouldn't that make you angry; would that make you angry; would it make you angry; would that upset you; would you not be angry; would u be angry too; would u be mad; would you be mad too; would you be furious; would you be scared too; would you be worried too; you would be angry also; how would you feel; would you be hurt if that happened to you",
    says: [
      "I'm a program, so I don't feel anything. Many people would feel something like it, and you're allowed to.",
      "I can't feel it, because I'm a program. You don't have to explain to anybody why you do.",
    ],
  },
];
