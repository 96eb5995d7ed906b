/** Words, a heart rate or a date that make a message one about figures (specification, section 4); whole words only. */
const aboutFigures = /\b(?:code|python|data|hrv|chart|\d+ bpm|\d{4}-\d{2}-\d{2})\b/i;

/** Whether a message takes the code-analysis route, provided that HRV analysis is on. */
export function isAboutFigures(text: string): boolean {
  return aboutFigures.test(text);
}
