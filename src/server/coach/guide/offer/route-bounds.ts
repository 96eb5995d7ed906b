/** How often what was honestly said to a kind of question, for want of an answer, was sensible, generic and wrong in the judged rounds nine to eleven (record 368). */
interface Judged {
  kind: string;
  sensible: number;
  generic: number;
  wrong: number;
}

/** Of so many in a hundred wrong, words are no longer said: what may be meant is there to tap. */
const mostWrong = 30;

const honestAnswers: readonly Judged[] = [
  { kind: "fact", sensible: 0, generic: 1, wrong: 8 },
  // The answer to anything asked about the app.
  { kind: "product", sensible: 0, generic: 0, wrong: 1 },
  { kind: "how-them", sensible: 0, generic: 0, wrong: 1 },
  { kind: "do-about", sensible: 0, generic: 0, wrong: 1 },
];

/** Whether what is said to a kind of question was wrong too often for it to be said. */
export const losesItsWords = (name: string): boolean =>
  honestAnswers.some(
    ({ kind, sensible, generic, wrong }) =>
      kind === name && (wrong * 100) / (sensible + generic + wrong) > mostWrong,
  );
