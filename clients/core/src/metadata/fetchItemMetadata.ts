import { isMintlineError } from '../errors/index.ts'
import { type ItemMetadata, type LoadedMetadata, parseItemMetadata } from './itemMetadata.ts'
import { type ReadResourceOptions, readResource } from './readResource.ts'

/** Options for fetching metadata. */
export type FetchMetadataOptions = Omit<ReadResourceOptions, 'isRetryable'>

/**
 * Fetches an item's texts and image from a data:, ipfs:, ar:, https: or http: URI. Requests an unavailable document
 * three times, 3 seconds apart; an invalid one only once.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the signal's reason.
 */
export async function fetchItemMetadata(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<LoadedMetadata> {
  const content = await readResource(uri, options)
  return parseItemMetadata(content, { uri, gateway: options.gateway })
}

/**
 * Fetches an item's texts and image, or returns its URI if they are unreadable, so that a minted item can always be
 * shown.
 *
 * @throws The signal's reason.
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
