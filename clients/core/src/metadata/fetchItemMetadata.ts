import { isMintlineError } from '../errors/index.ts'
import { type ItemMetadata, type LoadedMetadata, parseItemMetadata } from './itemMetadata.ts'
import { type ReadResourceOptions, readResource } from './readResource.ts'

/** Options for fetching metadata. */
export type FetchMetadataOptions = Omit<ReadResourceOptions, 'isRetryable'>

/**
 * Fetches texts and image of an item from a data:, ipfs:, ar:, https: or http: URI. A document that is not available is
 * requested three times, 3 seconds apart; an invalid one only once.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the reason of the signal.
 */
export async function fetchItemMetadata(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<LoadedMetadata> {
  const content = await readResource(uri, options)
  return parseItemMetadata(content, { uri, gateway: options.gateway })
}

/**
 * Fetches texts and image of an item, or returns its URI where they cannot be read, so that a minted item can always be
 * shown.
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
