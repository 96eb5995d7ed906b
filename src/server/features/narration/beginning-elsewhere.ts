/** A sound that grows at another process, once its first bytes are here; nothing when none come within some seconds. */
export async function beginningElsewhere(
  parts: AsyncGenerator<Uint8Array | undefined, void, void>,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined> {
  const first = (await parts.next()).value ?? (await parts.next()).value;
  if (!first) {
    await parts.return();
    return undefined;
  }
  async function* all() {
    yield new Uint8Array(first ?? []);
    for await (const part of parts) if (part) yield new Uint8Array(part);
  }
  return all();
}
