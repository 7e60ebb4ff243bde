import { CoreReadError } from '../errors/coreReadError.ts'
import { tooLarge } from './dataUri.ts'

/** Options for reading a document over HTTP. */
export interface ReadUrlOptions {
  /** Source of the document, for errors. */
  readonly uri: string
  /** Maximum number of bytes, after decompression. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly fetch: typeof fetch
}

/**
 * Reads an untrusted document without cookies, without a referrer, and no further than its size limit.
 *
 * @throws METADATA_NOT_AVAILABLE without a response, or for one without success.
 * @throws METADATA_INVALID when the document is too large.
 */
export async function readUrl(url: string, options: ReadUrlOptions): Promise<Uint8Array> {
  const { uri, maxBytes, signal, fetch } = options
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) {
    const { status } = response
    throw new CoreReadError('METADATA_NOT_AVAILABLE', { uri, reason: `status ${status}`, status })
  }
  const body = await readAtMost(response.body, maxBytes)
  if (body === undefined) throw tooLarge(uri, maxBytes)
  return body
}

/** The bytes; undefined as soon as there are more, and the rest is never read. */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(part.value)
  }
  return concatenate(chunks, length)
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
