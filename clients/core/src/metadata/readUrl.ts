import { BodyTooLarge, boundedFetch } from '../async/index.ts'
import { CoreReadError } from '../errors/coreReadError.ts'
import { tooLarge } from './dataUri.ts'

/** Options for reading a document over HTTP. */
export interface ReadUrlOptions {
  /** The document's source, for errors. */
  readonly uri: string
  /** Maximum bytes after decompression. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly fetch: typeof fetch
}

/**
 * Reads an untrusted document without cookies or a referrer, and stops at its size limit.
 *
 * @throws METADATA_NOT_AVAILABLE without a successful response.
 * @throws METADATA_INVALID if the document is too large.
 */
export async function readUrl(url: string, options: ReadUrlOptions): Promise<Uint8Array> {
  const { uri, maxBytes, signal, fetch } = options
  const response = await boundedFetch(fetch, maxBytes)(url, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) {
    const { status } = response
    throw new CoreReadError('METADATA_NOT_AVAILABLE', { uri, reason: `status ${status}`, status })
  }
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge(uri, maxBytes)
    throw error
  }
}
