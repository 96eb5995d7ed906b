import type { Act } from "./acts.ts";

/** A way of asking or wishing that is known by its small words, whatever it is about. */
export interface AskedForm {
  act: Act;
  /** The fixed answer that holds whatever is asked about; without one it is looked for by its own words. */
  id?: string;
  /** The words it is known by, as a word list. */
  words: string;
  /** It is asked of oneself: where the reading is unsure, no doctor's question and no errand is meant. */
  isOfOneself?: true;
  /** It says little by itself: what is asked about comes first, where that is known. */
  isLoose?: true;
  /** It is a wish: known wherever it stands, with or without a question mark. */
  isWish?: true;
}

/** The forms in the order they are tried; what is more particular stands first. */
export const askedForms: AskedForm[] = [
  {
    act: "complains",
    id: "not-listening",
    words:
      "why are you sending, why did you send, why are you telling, why are you talking, did you even, do you even read, do you read what i, are you reading what i, do you take in what, are you listening to me, do you listen, are you even, have you even, who said anything, are you talking to somebody else, are you talking to someone else",
  },
  { act: "complains", words: "you keep, you always say, you just say, you only say, stop saying" },
  {
    act: "asks-meaning",
    id: "why-ask",
    words:
      "why do you want to know, why do you ask, why are you asking, why did you ask, what's the point of asking",
  },
  {
    act: "asks-product",
    id: "contact",
    words:
      "a refund, my money back, get refunded, who do i contact, who can i contact, who should i contact, who do i talk to, who can i complain to, who do i complain to, a single human, any human at",
  },
  {
    act: "asks-product",
    id: "how-long-meditation",
    words: "is it long, is it a long, how long is it, is it very long, is it going to be long",
  },
  {
    act: "asks-product",
    id: "again-later",
    words:
      "have it again tomorrow, get it again tomorrow, get that same, have that same, get the same one, have the same one, get that one again, have that one again, get this again, have this again, do that one again tomorrow, will it still be here, can i find it again",
  },
  {
    act: "asks-how",
    id: "difficult-talk",
    words:
      "how do i even start, how do i start telling, how do i start saying, how can i tell, what words, one first sentence, a first sentence, what should i say, what do i say, what must i say, what can i say, what shall i say, what should i tell, what do i tell, what should i write, what do i write, how do i tell, how do i say, how do i write, how do i talk, how do i ask, how do i answer, how do i reply, how do i bring, how do i speak, how should i tell, how should i say, how can i tell, how can i say, how would i say, how would i tell",
  },
  {
    act: "asks-advice",
    id: "no-law",
    words: "by law, legal, legally, illegal, my rights, sue, have to by law, against the law",
  },
  {
    act: "asks-advice",
    id: "what-should-i-do",
    isLoose: true,
    words:
      "what should i do, what must i do, what i must do, what i should do, what do i do, what can i do, what i can do, what shall i do, what would you do, what am i to do, what now",
  },
  {
    act: "asks-advice",
    id: "my-fault",
    isOfOneself: true,
    words:
      "my fault, am i to blame, was i wrong, is it bad that, is it bad of, is that bad, is it bad to, was it bad, is it wrong, was it wrong, am i a bad, am i bad, am i a terrible, am i a horrible, am i selfish, did i do wrong, make me a bad, is it selfish, is it awful, is it terrible, was it cowardly, was it mean, was it cruel, was it unfair, was it stupid, was it selfish, was it terrible, was that mean, was that cruel",
  },
  {
    act: "asks-advice",
    id: "overreacting",
    words:
      "is that normal, is this normal, is it normal, is it weird, is that weird, is it ok that, is it ok to, is it ok if, is it okay, is it silly, is it stupid, am i overreacting, am i too, am i weird, am i being, is it strange",
  },
  {
    act: "asks-advice",
    id: "hard-word",
    isOfOneself: true,
    words:
      "am i like a, am i such a, am i just a, am i a, am i an, that i am like a, that i'm a, that i am a",
  },
  {
    act: "asks-advice",
    id: "will-it-be-ok",
    words:
      "does it ever, does this ever, does it get, does it stop, does it go away, go away by itself, will it ever, will it get, will it stop, will this ever, will this get, will i be ok, will i be okay, will i ever, will i be able, when will it, when does it, when does this, is there hope",
  },
  {
    act: "asks-advice",
    id: "others-mind",
    words:
      "would he, would she, would they, will he, will she, will they, does he, does she, do they, did he, did she, why did he, why did she, why does he, why does she, why do they, why would he, why would she, why would they, why wouldn't he, why wouldn't she, why wouldn't they, why didn't he, why didn't she, why didn't they, why doesn't he, why doesn't she, why don't they, is he, is she, what does he, what does she, what did he, what did she, do you think he, do you think she, do you think they, do you think my, if he would, if she would, you thought he*, you thought she*, you thought they*, who is right",
  },
  {
    act: "asks-advice",
    id: "stay-or-go",
    words:
      "should i, shall i, ought i, do i tell, do i ring, do i go, do i say something, a good idea, is good idea, would it be better",
  },
  {
    act: "asks-product",
    id: "evidence",
    words:
      "does this work, does it work, does this help, will this help, can this help, will it help, how is this meant to, how is that meant to, how is this supposed to, how is that supposed to, what good is, what good does",
  },
  {
    act: "asks-product",
    id: "knows-little",
    words: "do you know any, do you know anything, do you know about, do you know much",
  },
  {
    act: "asks-how",
    words: "how do i stop, how can i stop, how do i not, how do i get rid, how do i keep from, how to stop",
  },
  {
    act: "wants-meditation",
    words:
      "minute meditation, minutes meditation, min meditation, can i have it now, have it now, make it now, meditation now, make the thing, ask you to make, going to make it, make me a meditation, make a meditation, make me one, make me the, make one for, make it for me, do i press something",
    isWish: true,
  },
  {
    act: "wants-practice",
    words:
      "calm down thing, make me quiet, make me calm, calm me down, where is the exercise, where's the exercise, where is exercise, something small for, do me something, do me somthing, give me something short, give me one thing, one thing i can do, one thing to do, something i can do tonight, something i can do right now, something i can do now, something short, something very short, something quick, something practical, something in bed, something in the bed, something to get back, something to help me sleep, minute breather, min breather, a breather, sleep thing, do the two minutes, do the five minutes",
    isWish: true,
  },
];

/** Said as a question, and none: nobody waits for an answer. */
export const askedOfNobody =
  "would you believe, can you believe, can you imagine, you know what, do you know what, guess what, what can you do, who cares, who knows, how could he, how could she, how could they, how dare, why on earth would";
