/** What a text says as JSON; undefined when it is none, or when there is no text. */
export function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
