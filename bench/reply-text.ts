/** The words a paced reply ends with. */
export const lastPhrase = "until evening comes again.";

const paragraphs = [
  "When a meeting like that is over, the body has often not heard the news. Your shoulders stay **up where they were**, the breath stays short, and the mind keeps *rehearsing* an answer nobody is waiting for any more.",
  "## What may help today",
  "- Put both feet on the floor and feel the weight of your legs.\n- Breathe out slowly, and let the next breath come **by itself**.\n- Name one thing you can see, and one you can hear.\n  - Something near\n  - Something far away",
  "> You are allowed to be shaken by this, and you are allowed to take your time.",
  "1. Write the sentence that hurts on a piece of paper.\n2. Read it once, slowly, as if a friend had shown it to you.\n3. Ask what the friend would need to hear.",
  "It is no sign of weakness that it followed you home. [A walk](https://example.com/walk) of ten minutes, without a telephone, often does more than an hour of thinking, because the legs tell the rest of the body that it may move again.",
  "| when | what | how long |\n| --- | --- | --- |\n| morning | a slow breath at the door | one minute |\n| noon | a walk around the block | ten minutes |\n| evening | the `body scan` we made | twelve minutes |",
];

/** A reply in Markdown of so many words, with everything a coach writes in it. */
export function growingReply(words: number): string {
  const chosen: string[] = [];
  let count = 0;
  for (let at = 0; count < words - 8; at++) {
    const paragraph = paragraphs[at % paragraphs.length] ?? "";
    chosen.push(paragraph);
    count += paragraph.split(/\s+/).length;
  }
  return `${chosen.join("\n\n")}\n\nStay with it ${lastPhrase}`;
}
