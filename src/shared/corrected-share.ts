/** How much of a recording was corrected, as a sentence; a share is never rounded to a nought it is not. */
export function correctedSentence(share: number): string {
  if (share === 0) return "No beat had to be corrected.";
  if (share < 0.001) return "Less than 0.1 % of the beats were corrected before counting.";
  return `${(share * 100).toFixed(1).replace(/\.0$/, "")} % of the beats were corrected before counting.`;
}
