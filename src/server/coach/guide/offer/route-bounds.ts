/** How often a way of answering what was typed was sensible, generic and wrong in the judged rounds nine to eleven (record 368). */
interface Judged {
  route: string;
  sensible: number;
  generic: number;
  wrong: number;
}

/** Of so many in a hundred wrong a way of answering loses its own words, and what may be meant is there to tap. */
const mostWrong = 30;

/** What was honestly said to questions by their kind, where nothing was prepared for them. */
const honestAnswers: readonly Judged[] = [
  { route: "fact", sensible: 0, generic: 2, wrong: 14 },
  { route: "guide", sensible: 0, generic: 1, wrong: 3 },
  { route: "how-them", sensible: 0, generic: 0, wrong: 1 },
  { route: "how-inner", sensible: 0, generic: 0, wrong: 2 },
  { route: "do-about", sensible: 0, generic: 1, wrong: 1 },
];

/** Whether what is said to a kind of question was wrong too often for it to be said. */
export const losesItsWords = (kind: string): boolean =>
  honestAnswers.some(
    ({ route, sensible, generic, wrong }) =>
      route === kind && (wrong * 100) / (sensible + generic + wrong) > mostWrong,
  );
