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
