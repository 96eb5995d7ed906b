import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import { byteOf, inPlainSigns, readBytes, withWordPiecesParted } from "./in-plain-signs.ts";
import { coachTokens, endTokens, ownBlocks, personTokens, silentTokens, thinkingMarks } from "./markers.ts";
import { type RolePrefixes, rolePrefixes } from "./role-names.ts";
import type { Meaning } from "./tokens-by-shape.ts";
import { longestToken, meaningOfTag, meaningOfToken, tag, token, tokenBegun } from "./tokens-by-shape.ts";
import { untilGluedRole } from "./until-glued-role.ts";
import { withoutBeginnings } from "./without-beginnings.ts";

/** Every marker with what it means; the longest is tried first, so that none hides in another. */
const meanings = new Map<string, Meaning>([
  ...silentTokens.map((token): [string, Meaning] => [token.toLowerCase(), { does: "drop" }]),
  ...endTokens.map((token): [string, Meaning] => [token.toLowerCase(), { does: "end" }]),
  ...personTokens.map((token): [string, Meaning] => [token.toLowerCase(), { does: "person" }]),
  ...[...thinkingMarks, ...ownBlocks].flatMap(({ open, close }) =>
    open.map((token): [string, Meaning] => [token, { does: "hide", until: close }]),
  ),
]);
const longestFirst = [...meanings.keys()].sort((one, other) => other.length - one.length);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** What follows a tag tells whether it is quoted. */
const quotedTag = /`<\/?[\p{L}\d_:.|｜-]{1,40}>$/u;
const anyMarker = new RegExp(`${longestFirst.map(escaped).join("|")}|${token}|${tag}`, "giu");
const longest = Math.max(
  longestToken,
  ...longestFirst.map(({ length }) => length),
  ...[...thinkingMarks, ...ownBlocks].flatMap(({ close }) => close.map(({ length }) => length)),
  ...coachTokens.map(({ length }) => length),
);
/** Where a marker, a token or a tag may begin: nearly every sentence has none of these signs, and is not searched for the many markers. */
const markStart = /[<[◁#]/;
/** So much of a line is waited for before it is known that no role stands in front of it. */
const prefixChars = 32;

/**
 * A model's answer as a person may read it, chunk by chunk and in linear time: without its thinking, without tokens of
 * chat templates, without our own directions handed back, and without turns that it invents for the person; where one
 * of those or an end token begins, the answer is over and the source is closed. Pieces may cut a marker in two.
 * Roles are known by the names they have in the talk's language, English where none is given.
 */
export const cleanText = (chunks: AsyncIterable<string>, language?: OtherLanguage): AsyncGenerator<string> =>
  untilGluedRole(
    withWordPiecesParted(withoutMarkers(withoutBeginnings(inPlainSigns(chunks)), rolePrefixes(language))),
  );

/** A marker in a text, and what it means. */
interface Found {
  index: number;
  length: number;
  meaning: Meaning;
}

/** The first marker of a text. One between backticks is spoken of, and none; `before` is the character in front of the text. */
function firstMarker(text: string, before: string): Found | undefined {
  if (!markStart.test(text)) return undefined;
  for (const { 0: found, groups, index } of text.matchAll(anyMarker)) {
    const isQuoted = (text[index - 1] ?? before) === "`" && (text[index + found.length] ?? "`") === "`";
    if (isQuoted) continue;
    const known =
      meanings.get(found.toLowerCase()) ??
      (groups?.token === undefined ? undefined : meaningOfToken(found)) ??
      (groups?.tag === undefined ? undefined : meaningOfTag(found, groups.tag, groups.attributes ?? ""));
    if (known) return { index, length: found.length, meaning: known };
  }
  return undefined;
}

async function* withoutMarkers(
  chunks: AsyncIterable<string>,
  prefixes: RolePrefixes,
): AsyncGenerator<string> {
  const lines = createLineReader(prefixes);
  const bytes = readBytes();
  let held = "";
  let before = "";
  let hiddenUntil: string[] | undefined;
  const pass = (length: number): string => {
    const text = held.slice(0, length);
    held = held.slice(length);
    before = text.at(-1) ?? before;
    return text;
  };
  for await (const chunk of chunks) {
    held += chunk;
    for (;;) {
      if (hiddenUntil) {
        const end = endOf(held, hiddenUntil);
        if (end === undefined) {
          held = held.slice(-longest);
          break;
        }
        held = held.slice(end);
        hiddenUntil = undefined;
        lines.startAnew();
      }
      const found = firstMarker(held, before);
      if (!found) break;
      // A longer marker may still be on its way.
      if (found.index + longest > held.length && mayGrow(held.slice(found.index))) break;
      const { meaning } = found;
      yield* lines.read(pass(found.index));
      const read = pass(found.length);
      if (meaning.does === "byte") yield* lines.read(bytes(byteOf(read)));
      if (meaning.does === "line") yield* lines.read("\n");
      if (meaning.does === "end" || lines.isOver()) return yield* lines.finish();
      if (meaning.does === "person" && lines.hasBegun()) return yield* lines.finish();
      if (meaning.does === "person") hiddenUntil = coachTokens;
      if (meaning.does === "hide") hiddenUntil = meaning.until;
    }
    if (hiddenUntil) continue;
    yield* lines.read(pass(safeLength(held)));
    if (lines.isOver()) return;
  }
  if (!hiddenUntil) yield* lines.read(held.slice(0, firstMarker(held, before)?.index));
  yield* lines.finish();
}

/** Where the first of the closings ends; undefined while none has come. */
function endOf(text: string, closings: string[]): number | undefined {
  const lower = text.toLowerCase();
  const ends = closings.flatMap((closing) => {
    const at = lower.indexOf(closing.toLowerCase());
    return at < 0 ? [] : [at + closing.length];
  });
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** Whether a text is the beginning of some marker longer than itself. */
const mayGrow = (text: string): boolean => {
  const lower = text.toLowerCase();
  return (
    tokenBegun(text) ||
    longestFirst.some((marker) => marker.length > lower.length && marker.startsWith(lower))
  );
};

/** Up to where a text can be passed on: its end, or where the beginning of a marker stands in its last characters. */
function safeLength(text: string): number {
  if (!markStart.test(text)) return text.length;
  const quoted = quotedTag.exec(text);
  if (quoted) return quoted.index;
  const from = Math.max(0, text.length - longest);
  for (let at = from; at < text.length; at += 1)
    if (markStart.test(text[at] ?? "") && mayGrow(text.slice(at))) return at;
  return text.length;
}

const onlyRule = /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n?$/;

interface LineReader {
  read(text: string): Generator<string>;
  finish(): Generator<string>;
  /** What was hidden is no line of the answer: the next text begins one. */
  startAnew(): void;
  isOver(): boolean;
  /** Whether anything of the answer was read. */
  hasBegun(): boolean;
}

/** Reads the beginnings of lines: a role's name in front of the answer goes, one in front of an invented turn ends it. */
function createLineReader(prefixes: RolePrefixes): LineReader {
  let waiting = "";
  let isAtStart = true;
  let hasText = false;
  let over = false;
  /** A rule across the page, until something follows it: what a model invents behind it may be left out. */
  let rule = "";
  const judged = (line: string): string => {
    if (prefixes.person.test(line)) {
      over = true;
      return "";
    }
    const prefix = prefixes.coach.exec(line)?.[0];
    if (prefix === undefined) return line;
    over = hasText;
    return hasText ? "" : line.slice(prefix.length);
  };
  const pass = (text: string): string => {
    if (!over && (onlyRule.test(text) || (rule && !/\S/.test(text)))) {
      rule += text;
      return "";
    }
    if (/\S/.test(text)) hasText = true;
    const passed = hasText && text ? rule + text : "";
    rule = text ? "" : rule;
    return passed;
  };
  function* read(text: string): Generator<string> {
    let out = "";
    for (const part of text.split(/(?<=\n)/)) {
      if (over) break;
      if (!isAtStart) out += pass(part);
      else {
        waiting += part;
        if (waiting.trimStart().length < prefixChars && !part.endsWith("\n")) continue;
        out += pass(judged(waiting));
        waiting = "";
        isAtStart = false;
      }
      if (part.endsWith("\n")) isAtStart = true;
    }
    if (out) yield out;
  }
  function* finish(): Generator<string> {
    const rest = over ? "" : pass(judged(waiting));
    waiting = "";
    if (rest) yield rest;
  }
  return {
    read,
    finish,
    startAnew: () => {
      isAtStart = true;
    },
    isOver: () => over,
    hasBegun: () => hasText || waiting.trim() !== "",
  };
}
