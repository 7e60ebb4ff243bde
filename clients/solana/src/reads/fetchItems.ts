import {
  type FetchMetadataOptions,
  fetchItemMetadataOrUri,
  type ItemMetadata,
  inParallel,
} from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchItemMints, type ItemMint } from './fetchItemMints.ts'
import { fetchItemOwners } from './fetchItemOwners.ts'
import { progressCounter, type ReadOptions } from './readOptions.ts'

/** Concurrent requests for metadata documents. */
const CONCURRENT_DOCUMENTS = 8

/** An item in a collection. */
export interface Item extends ItemMint {
  /** Holder; undefined if not requested, or if the item was burned. */
  readonly owner: SolanaAddress | undefined
  /** The metadata at the uri, or the uri itself if that cannot be read. */
  readonly metadata: ItemMetadata
}

/** Options for reading items. */
export interface ItemsOptions extends ReadOptions {
  /** Fetch the holders, with one more request per item. Default: no. */
  readonly withOwners?: boolean
  /** Options for fetching metadata. */
  readonly metadata?: Omit<FetchMetadataOptions, 'signal' | 'clock'>
}

/**
 * Fetches items with their metadata, in request order. A metadata URI that several items share is read once; if it
 * cannot be read in 3 attempts, the URI itself is returned. Progress counts items.
 *
 * @param mints Mint addresses: see `fetchMints`.
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 * @throws NOT_EDITIONS_ACCOUNT for a mint that is not an item's.
 */
export async function fetchItems(
  connection: ReadConnection,
  mints: readonly string[],
  options: ItemsOptions = {},
): Promise<Item[]> {
  const { withOwners = false, onProgress: _, ...ask } = options
  const found = await fetchItemMints(connection, mints, ask)
  const owners = withOwners ? await fetchItemOwners(connection, mints, ask) : []
  const items = found.map((item, index) => ({ ...item, owner: owners[index] }))
  const count = progressCounter(items.length, options)
  const readMetadata = metadataReader(options)
  const withMetadata = async (item: Omit<Item, 'metadata'>, signal: AbortSignal) => {
    const metadata = await readMetadata(item.uri, signal)
    count(1)
    return { ...item, metadata }
  }
  return inParallel(items, withMetadata, {
    concurrency: CONCURRENT_DOCUMENTS,
    signal: options.signal,
  })
}

/** Reads metadata with a cache by URI, as items may share one. */
function metadataReader({ metadata, clock }: ItemsOptions) {
  const asked = new Map<string, Promise<ItemMetadata>>()
  return (uri: string, signal: AbortSignal): Promise<ItemMetadata> => {
    const answer = asked.get(uri) ?? fetchItemMetadataOrUri(uri, { ...metadata, clock, signal })
    asked.set(uri, answer)
    return answer
  }
}
