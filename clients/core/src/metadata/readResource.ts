import { BodyTooLarge, boundedFetch } from '../async/boundedFetch.ts'
import type { Clock } from '../async/clock.ts'
import { METADATA_POLICY, retry } from '../async/retry.ts'
import { withTimeout } from '../async/withTimeout.ts'
import { CoreReadError } from '../errors/coreReadError.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { isDataUri, readDataUri, tooLarge } from '../text/dataUri.ts'
import { resourceUrl } from './resourceUrl.ts'

/** Options for reading a document. */
export interface ReadResourceOptions {
  /** IPFS gateway folder. Default: https://ipfs.io/ipfs/ */
  readonly gateway?: string | undefined
  /** Maximum bytes. Default: 1 MiB. */
  readonly maxBytes?: number
  /** Timeout per attempt in milliseconds. Default: 10 seconds. */
  readonly timeout?: number
  /** Ends the attempts at once. */
  readonly signal?: AbortSignal | undefined
  /**
   * Makes the requests. Default: the platform's `fetch`, which follows redirects. On a server that reads untrusted
   * URIs, pass one that cannot reach its own network.
   */
  readonly fetch?: typeof fetch
  readonly clock?: Clock | undefined
  /** True if another attempt may help after METADATA_NOT_AVAILABLE. Default: always. */
  readonly isRetryable?: (error: MintlineError<'METADATA_NOT_AVAILABLE'>) => boolean
}

/** Maximum metadata document size in bytes: 1 MiB. */
export const MAX_METADATA_BYTES = 1_048_576

/** Response timeout in milliseconds: 10 seconds. */
export const METADATA_TIMEOUT = 10_000

/**
 * Reads an untrusted document from a data:, ipfs:, ar:, https: or http: URI. Requests an unavailable document three
 * times, 3 seconds apart.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID if too large or badly encoded, or the
 * signal's reason.
 */
export async function readResource(
  uri: string,
  options: ReadResourceOptions = {},
): Promise<Uint8Array> {
  const { maxBytes = MAX_METADATA_BYTES, signal, clock, isRetryable = () => true } = options
  signal?.throwIfAborted()
  if (isDataUri(uri)) return readDataUri(uri, maxBytes)
  const url = resourceUrl(uri, options.gateway)
  return retry(() => readOnce(url, uri, options), {
    ...METADATA_POLICY,
    isRetryable: (error) => isMintlineError(error, 'METADATA_NOT_AVAILABLE') && isRetryable(error),
    signal,
    ...(clock && { clock }),
  })
}

async function readOnce(
  url: string,
  uri: string,
  options: ReadResourceOptions,
): Promise<Uint8Array> {
  const { maxBytes = MAX_METADATA_BYTES, timeout = METADATA_TIMEOUT, signal, clock } = options
  const notAvailable = (reason: string, cause?: unknown) =>
    new CoreReadError('METADATA_NOT_AVAILABLE', { uri, reason }, { cause })
  const work = (either: AbortSignal) =>
    readUrl(url, { uri, maxBytes, signal: either, fetch: options.fetch ?? globalThis.fetch })
  try {
    return await withTimeout(work, {
      timeout,
      timeoutError: () => notAvailable(`no answer within ${timeout} ms`),
      signal,
      ...(clock && { clock }),
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw isMintlineError(error) ? error : notAvailable('failed to fetch', error)
  }
}

/** Options for reading a document over HTTP. */
interface ReadUrlOptions {
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
async function readUrl(url: string, options: ReadUrlOptions): Promise<Uint8Array> {
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
