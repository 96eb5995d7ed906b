import { sentencesOf, spokenText, wordsOf } from "#server/coach/script/stages.ts";
import { secondsOf } from "./fit-practice.ts";

/** How far a practice may be from its minutes. */
const tolerance = 0.12;
/** A sentence of a practice is heard once; nobody can go back in it. */
const longestSentence = 34;
/** What no practice says: results, diagnoses, cures, orders about the body. */
const forbidden =
  /\b(?:cure[sd]?|heal(?:s|ed|ing)?|diagnos\w+|depression|disorder|treat(?:s|ed|ment)?|therap\w+|medication|symptoms?|trauma\w*|you will (?:feel|be|sleep)|will (?:help|calm|relax) you|guarantee\w*|always works|lowers? your|reduces?|proven|must|should|have got to)\b|!/i;

/** What is wrong with a practice that is to take so many minutes; empty when nothing is. */
export function practiceFaults(text: string, minutes: number): string[] {
  const faults: string[] = [];
  const seconds = secondsOf(text);
  if (Math.abs(seconds / 60 - minutes) > minutes * tolerance) faults.push(`${Math.round(seconds)} seconds`);
  if (!/^# \S.*\n\n/.test(text)) faults.push("no title");
  const isBroken = /[[\]]/.test(text.replace(/\[pause (?:[2-9]|[1-5]\d|60)\]/g, ""));
  if (isBroken || /[{}…]|undefined| {2}/.test(text)) faults.push("a mark that is none");
  for (const sentence of sentencesOf(text)) {
    const length = wordsOf(sentence).length;
    if (length > longestSentence) faults.push(`a sentence of ${length} words: ${sentence}`);
    if (!/^[A-Z]/.test(sentence) || !/[.?:]$/.test(sentence)) faults.push(`no sentence: ${sentence}`);
  }
  const said = forbidden.exec(spokenText(text))?.[0];
  if (said) faults.push(`"${said}" is no word for a practice`);
  if (
    /\bhold(?:ing)?\b(?! on)/i.test(text) &&
    /breath/i.test(text) &&
    !/holding\b[^.]{0,200}\b(?:may be left out|bothers)|leave out the holding/i.test(text)
  )
    faults.push("holds the breath without leave to leave it out");
  return faults;
}
