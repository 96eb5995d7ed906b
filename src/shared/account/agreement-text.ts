/** The one kind of agreement there is. */
export const agreementType = "terms_and_disclaimer";

/** The disclaimer and terms a person reads before anything else; saved word for word with their agreement. */
export const agreementText = [
  "Disclaimer and Terms of Use",
  "Stillpoint is a meditative process generator. It helps you reflect on a stressful moment and makes a meditation from what you tell it. The practices are for reflection and well-being only. They are not medical, clinical or therapeutic, and they do not replace the care of a doctor, a therapist or anyone else you rely on.",
  "You are talking with a computer program, not with a person. It can misunderstand you and it can be wrong. It does not diagnose, it gives no medical or therapy advice, and it promises no result. Please do not change or stop a treatment because of anything you read or hear here.",
  "If you are in danger, or thinking about harming yourself or someone else, please call your local emergency number or a crisis line now. Stillpoint shows you numbers when it notices such words, but it can miss them, and nobody is watching the conversation.",
  "Meditation does not suit everyone at every moment. If a practice makes you uneasy, open your eyes, move, and stop. You decide how far you go. Please do not listen while you drive or handle machines.",
  "Stillpoint is for people of 18 and over. If you are younger, use it only together with a parent or guardian, and talk to someone you trust about what weighs on you.",
  "Your conversations and recordings belong to you. They are kept on the server you are using now, are shown to nobody but you, and can be deleted by you. The privacy policy says what is kept and for how long.",
].join("\n\n");

/** The two sentences a person ticks in the disclaimer dialog (specification, section 2). */
export const agreementStatements = [
  "I have read and understood the disclaimer above",
  "I agree to the terms and acknowledge that this platform does not provide medical or therapeutic services",
] as const;
