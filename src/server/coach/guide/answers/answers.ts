import { aboutApp } from "./about-app.ts";
import { aboutComplaints } from "./about-complaints.ts";
import { aboutItself } from "./about-itself.ts";
import { aboutMeditation } from "./about-meditation.ts";
import { aboutMoments } from "./about-moments.ts";
import { aboutPractice } from "./about-practice.ts";
import { aboutPrivacy } from "./about-privacy.ts";
import { aboutQuestions } from "./about-questions.ts";
import { aboutYou } from "./about-you.ts";
import type { AnswersByAct } from "./answer.ts";

/** Every fixed answer, by what a person is doing when it is given. */
export const answersByAct: AnswersByAct = {
  "asks-product": [...aboutItself, ...aboutPrivacy, ...aboutMeditation, ...aboutApp],
  "asks-meaning": aboutQuestions,
  "asks-advice": aboutYou,
  "asks-how": [...aboutPractice, ...aboutMoments],
  complains: aboutComplaints,
};
