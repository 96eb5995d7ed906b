/** The text of an answer; undefined, and the connection ended, when it is longer than so many bytes. */
export async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let read = 0;
  for await (const piece of response.body ?? []) {
    read += piece.length;
    // Leaving the loop ends the connection.
    if (read > bytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
