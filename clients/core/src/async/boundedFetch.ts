/** Bytes of an answer that are read by default, after decompression: 64 MiB. */
export const MAX_ANSWER_BYTES: number = 64 * 1024 * 1024

/** A body that was larger than its limit; the rest of it was never read. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`its answer is larger than ${Math.floor(maxBytes / 1_000_000)} MB`)
  }
}

/**
 * Limits the bodies that a `fetch` reads. A longer one fails with `BodyTooLarge` and closes its connection, so that an
 * endless answer fills no memory.
 *
 * @param maxBytes After decompression.
 */
export function boundedFetch(
  fetch: typeof globalThis.fetch = globalThis.fetch,
  maxBytes: number = MAX_ANSWER_BYTES,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    let left = maxBytes
    const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        left -= part.length
        if (left < 0) controller.error(new BodyTooLarge(maxBytes))
        else controller.enqueue(part)
      },
    })
    return new Response(response.body?.pipeThrough(limit) ?? null, response)
  }
}
