/** A body that is read only as fast as it is taken, and let go when the listener leaves. */
export function streamBody<Bytes extends Uint8Array>(chunks: AsyncIterator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return?.();
    },
  });
}
