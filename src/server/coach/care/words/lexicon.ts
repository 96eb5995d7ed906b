import { harmConcepts } from "./concepts-harm.ts";
import { lifeConcepts } from "./concepts-life.ts";
import { peopleConcepts } from "./concepts-people.ts";

interface Node {
  next: Map<string, Node>;
  concepts: string[];
}

/** Words and phrases with their concepts; a phrase is found by walking its words. */
export interface Lexicon {
  root: Node;
  names: Set<string>;
}

const forms = (verb: string): string[] => {
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  const doubled = /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? verb + verb.at(-1) : stem;
  return [verb, `${verb}s`, `${verb}es`, `${doubled}ed`, `${doubled}ing`, `${stem}ed`, `${stem}ing`];
};

/** Every form an entry stands for; `~` ends a regular verb, also inside a phrase. */
const spellings = (entry: string): string[] => {
  const [first = "", ...rest] = entry.split(" ");
  return first.endsWith("~") ? forms(first.slice(0, -1)).map((form) => [form, ...rest].join(" ")) : [entry];
};

/** Reads the tables of concepts once; the lexicon is never changed afterwards. */
export function buildLexicon(): Lexicon {
  const lexicon: Lexicon = { root: { next: new Map(), concepts: [] }, names: new Set() };
  for (const line of `${lifeConcepts}${harmConcepts}${peopleConcepts}`.split("\n")) {
    const [name, entries] = line.split(": ");
    if (!name || !entries) continue;
    lexicon.names.add(name);
    for (const entry of entries.split(",").flatMap((one) => spellings(one.trim())))
      add(lexicon.root, entry.split(" "), name);
  }
  return lexicon;
}

function add(root: Node, words: string[], concept: string): void {
  let node = root;
  for (const word of words) {
    const found = node.next.get(word) ?? { next: new Map(), concepts: [] };
    node.next.set(word, found);
    node = found;
  }
  if (!node.concepts.includes(concept)) node.concepts.push(concept);
}

/** A clause with, for each word, the concepts that begin there and how many words each takes. */
export interface ReadClause {
  words: string[];
  at: Map<string, number[]>[];
  /** Every word and concept that occurs, so that a row that cannot match is passed over. */
  holds: Set<string>;
}

/** Finds every concept in a clause in one pass. */
export function readClause(words: string[], { root }: Lexicon): ReadClause {
  const holds = new Set(words);
  const at = words.map((_word, start) => {
    const found = new Map<string, number[]>();
    let node: Node | undefined = root;
    for (let end = start; node && end < words.length; end += 1) {
      node = node.next.get(words[end] ?? "");
      for (const concept of node?.concepts ?? []) {
        found.set(concept, [...(found.get(concept) ?? []), end - start + 1]);
        holds.add(concept);
      }
    }
    if (/^\d+$/.test(words[start] ?? "")) {
      found.set("NUMBER", [1]);
      holds.add("NUMBER");
      if (Number(words[start]) >= 8) {
        found.set("MANY", [1]);
        holds.add("MANY");
      }
    }
    return found;
  });
  return { words, at, holds };
}
