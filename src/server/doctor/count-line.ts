import type { ProviderCount } from "#server/features/metering/counts-file.ts";

const number = (count: number): string => count.toLocaleString("en");

/** What one provider was asked on a day, as a line for an operator. */
export function countLine(count: ProviderCount): string {
  const { provider, requests, tokensIn, tokensOut, estimatedTokens, spokenMs, heardMs } = count;
  const causes = Object.entries(count.failures).toSorted(([, one], [, other]) => other - one);
  const failed = causes.reduce((sum, [, times]) => sum + times, 0);
  const why = causes.map(([cause, times]) => `${cause} ${number(times)}`).join(", ");
  const parts = [
    `${number(requests)} ${requests === 1 ? "request" : "requests"}`,
    failed > 0 ? `${number(failed)} failed (${why})` : "none failed",
    tokensIn + tokensOut > 0 ? `${number(tokensIn)} tokens read and ${number(tokensOut)} written` : "",
    estimatedTokens > 0 ? `${number(estimatedTokens)} of them by our estimate` : "",
    spokenMs > 0 ? `${number(Math.round(spokenMs / 1000))} s spoken` : "",
    heardMs > 0 ? `${number(Math.round(heardMs / 1000))} s heard` : "",
  ];
  return `${provider}: ${parts.filter(Boolean).join(", ")}.`;
}
