import Robots from "robots-parser/Robots.js";
import { type Outgoing, OutgoingFailed } from "#server/providers/outgoing/outgoing.ts";
import { readableText } from "./readable-text.ts";

/** What a page may cost; one that costs more is not read. */
const page = { maxBytes: 1_500_000, timeoutMs: 3000 };
/** RFC 9309 asks for 500 kibibytes at least. */
const robots = { maxBytes: 512 * 1024, timeoutMs: 2000 };
const ourName = "Stillpoint";

type Rules = (url: string) => boolean;

/** What was read of a page: its text where there was any, and whether its address is one that nobody is sent to. */
export interface PageRead {
  text?: string;
  isForbidden?: true;
}

/**
 * Reads pages that a search named, as text; nothing of a page that fails, is no page, or whose site does not want to be
 * read by programs (robots.txt, RFC 9309), or that stands inside of this server's own network. A site's rules are fetched
 * once for each reader. Throws only when the signal fires.
 */
export function createPageReader(
  outgoing: Outgoing,
  signal: AbortSignal,
): (url: string) => Promise<PageRead> {
  const rules = new Map<string, Promise<Rules>>();
  const isWelcome = async (url: string): Promise<boolean> => {
    const { origin } = new URL(url);
    const known = rules.get(origin) ?? readRules(outgoing, origin, signal);
    rules.set(origin, known);
    return (await known)(url);
  };
  return async (url) => {
    try {
      if (!URL.canParse(url) || !(await isWelcome(url))) return {};
      const answer = await outgoing.ask({
        from: "content",
        url,
        signal,
        ...page,
        accepts: ["text/html", "application/xhtml+xml", "text/plain"],
      });
      // A redirect may have led to where another site's rules hold.
      if (answer.url !== url && !(await isWelcome(answer.url))) return {};
      return { text: answer.type === "text/plain" ? answer.text : readableText(answer.text) };
    } catch (error) {
      if (error instanceof OutgoingFailed)
        return error.reason === "forbidden-address" ? { isForbidden: true } : {};
      throw error;
    }
  };
}

/** Where there are no rules all is welcome; where they cannot be had nothing is. Throws where the address is forbidden. */
async function readRules(outgoing: Outgoing, origin: string, signal: AbortSignal): Promise<Rules> {
  const address = `${origin}/robots.txt`;
  try {
    const { text } = await outgoing.ask({
      from: "content",
      url: address,
      signal,
      ...robots,
      accepts: ["text/plain"],
    });
    const parsed = new Robots(address, text);
    return (url) => parsed.isAllowed(url, ourName) !== false;
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    const { status = 0, reason } = error;
    if (reason === "forbidden-address") throw error;
    const hasNone = reason === "wrong-type" || (status >= 400 && status < 500 && status !== 429);
    return () => hasNone;
  }
}
