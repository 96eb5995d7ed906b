import { plainWords, wordList } from "./word-list.ts";

/** How somebody writes who is at home in another language; a sentence of theirs that is handed back shows them its slips. */
const learning = wordList(
  "i not, he not, she not, it not, they not, he say, she say, he speak, she speak, he make, she make, he want, she want, he know, she know, he go, she go, he come, she come, he tell, she tell, he have, she have, it arrive, for send, for say, for make, for tell, for go, i am agree, i have problem, is broke, how i can, what i can, what i must, more simple, i no, my english, not my language",
);

/** Whether a message is written by somebody who is learning English, as far as common slips tell. */
export const isLearners = (text: string): boolean => learning(plainWords(text)) >= 0;

const easy = wordList(
  "easy words, easier words, simple words, simpler words, more simple, easy english, simple english, simpler english, in easy, short words, my english is",
);

/** Whether somebody asks to be spoken to in easy words. */
export const asksForEasyWords = (text: string): boolean => easy(plainWords(text)) >= 0;
