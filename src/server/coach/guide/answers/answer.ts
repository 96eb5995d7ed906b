import type { Act } from "#server/coach/act/acts.ts";
import type { DataProcessing } from "#shared/account/legal.ts";

/** A fixed answer to what many people ask or say in many ways. */
export interface Answer {
  id: string;
  /** Ways in which it is asked or said, parted by semicolons; what a person wrote is compared with each. */
  asked: string;
  /**
   * What is said, in one to four sentences without a question. `{name}` stands for a figure or an address of this
   * installation. A row of texts is one answer in other words.
   */
  says: string[];
  /** The title of the library's passage that it is taken from. */
  rests?: string;
  /** The station of the hour whose question follows. */
  leads?: string;
  /** It holds only where the server is set up like this; of several with one id, the first that holds is given. */
  when?: Partial<DataProcessing>;
}

/** Answers by the act they are given to. */
export type AnswersByAct = Partial<Record<Act, readonly Answer[]>>;
