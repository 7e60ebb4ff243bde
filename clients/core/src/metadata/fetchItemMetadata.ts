import { type Clock, METADATA_POLICY, retry, withTimeout } from '../async/index.ts'
import { isMintlineError, MintlineError } from '../errors/index.ts'
import { isDataUri, readDataUri } from './dataUri.ts'
import { type ItemMetadata, type LoadedMetadata, parseItemMetadata } from './itemMetadata.ts'
import { MAX_METADATA_BYTES, METADATA_TIMEOUT } from './limits.ts'
import { readUrl } from './readUrl.ts'
import { resourceUrl } from './resourceUrl.ts'

/** How metadata is fetched. */
export interface FetchMetadataOptions {
  /** Folder of an IPFS gateway. Default: https://ipfs.io/ipfs/ */
  readonly gateway?: string | undefined
  /** Bytes read at most. Default: 1 MiB. */
  readonly maxBytes?: number
  /** Milliseconds each attempt may take. Default: 10 seconds. */
  readonly timeout?: number
  /** Ends the attempts at once. */
  readonly signal?: AbortSignal | undefined
  /**
   * Makes the requests. Default: that of the platform, which follows redirects. A server that reads
   * addresses of strangers should bring one that does not reach its own network.
   */
  readonly fetch?: typeof fetch
  readonly clock?: Clock
}

/**
 * Name and image of an item, from a data:, ipfs:, https: or http: address. What is not available is
 * asked for three times, 3 seconds apart; what is there and no metadata is asked for once.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the reason of the
 * signal.
 */
export async function fetchItemMetadata(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<LoadedMetadata> {
  const { gateway, maxBytes = MAX_METADATA_BYTES, signal, clock } = options
  signal?.throwIfAborted()
  if (isDataUri(uri)) return parseItemMetadata(readDataUri(uri, maxBytes), { uri, gateway })
  const url = resourceUrl(uri, gateway)
  const content = await retry(() => readOnce(url, uri, options), {
    ...METADATA_POLICY,
    isRetryable: (error) => isMintlineError(error, 'METADATA_NOT_AVAILABLE'),
    signal,
    ...(clock && { clock }),
  })
  return parseItemMetadata(content, { uri, gateway })
}

/**
 * Name and image of an item, or its address as it is when they cannot be read: an item that was
 * minted is shown in any case.
 *
 * @throws The reason of the signal.
 */
export async function fetchItemMetadataOrUri(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<ItemMetadata> {
  try {
    return await fetchItemMetadata(uri, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    if (isMintlineError(error)) return { type: 'raw', uri, error }
    throw error
  }
}

async function readOnce(
  url: string,
  uri: string,
  options: FetchMetadataOptions,
): Promise<Uint8Array> {
  const { maxBytes = MAX_METADATA_BYTES, timeout = METADATA_TIMEOUT, signal, clock } = options
  const notAvailable = (reason: string, cause?: unknown) =>
    new MintlineError('METADATA_NOT_AVAILABLE', { uri, reason }, { cause })
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
