import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchMintsSince } from './fetchMintsSince.ts'
import type { ReadOptions } from './readOptions.ts'
import type { HashlistItem } from './records/hashlist.ts'

/**
 * Fetches the mints of all items of a collection, in the order of their numbers. Progress counts pages of 1,000 items.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 * @throws HASHLIST_INCOMPLETE where the node does not show all pages yet.
 */
export async function fetchMints(
  connection: ReadConnection,
  collection: string,
  options: ReadOptions = {},
): Promise<HashlistItem[]> {
  return fetchMintsSince(connection, { collection, number: 0n }, options)
}
