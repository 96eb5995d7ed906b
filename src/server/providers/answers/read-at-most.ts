/** The text of an answer; undefined, and the connection ended, when it is longer than so many bytes. */
export async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    // Leaving the loop ends the connection.
    if (read > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
