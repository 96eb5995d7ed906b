/** The document a passage is a part of; a folder's parts are told apart by what follows the last `#`. */
const documentOf = (id: string): string => id.split("#").slice(0, -1).join("#") || id;

/**
 * The first passages of a ranking, each of another document: a second part of the same document takes a place only
 * where no other document was found, so that one text does not speak alone where several have something to say.
 */
export function onePerDocument<Ranked extends { id: string }>(
  ranking: readonly Ranked[],
  limit: number,
): Ranked[] {
  const seen = new Set<string>();
  const [first, further]: [Ranked[], Ranked[]] = [[], []];
  for (const passage of ranking) {
    const document = documentOf(passage.id);
    if (seen.has(document)) further.push(passage);
    else first.push(passage);
    seen.add(document);
  }
  return [...first, ...further].slice(0, limit);
}
