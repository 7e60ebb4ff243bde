import { isMintlineError } from '../errors/index.ts'
import { type ItemMetadata, type LoadedMetadata, parseItemMetadata } from './itemMetadata.ts'
import { type ReadResourceOptions, readResource } from './readResource.ts'

/** How metadata is fetched. */
export type FetchMetadataOptions = Omit<ReadResourceOptions, 'isRetryable'>

/**
 * Name and image of an item, from a data:, ipfs:, ar:, https: or http: address. What is not available is
 * asked for three times, 3 seconds apart; what is there and no metadata is asked for once.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the reason of the
 * signal.
 */
export async function fetchItemMetadata(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<LoadedMetadata> {
  const content = await readResource(uri, options)
  return parseItemMetadata(content, { uri, gateway: options.gateway })
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
