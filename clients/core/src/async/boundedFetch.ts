/** Default response size limit in bytes, after decompression: 64 MiB. */
export const MAX_ANSWER_BYTES: number = 64 * 1024 * 1024

/** Thrown when a body exceeds its limit. The rest is not read. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`its answer is larger than ${Math.floor(maxBytes / 1_000_000)} MB`)
  }
}

/**
 * Limits the size of bodies that a `fetch` reads, so that an endless response cannot exhaust memory. A longer body
 * fails with `BodyTooLarge` and closes its connection.
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
