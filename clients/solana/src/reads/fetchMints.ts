import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchMintsSince } from './fetchMintsSince.ts'
import type { ReadOptions } from './readOptions.ts'
import type { HashlistItem } from './records/hashlist.ts'

/**
 * Fetches all mints in a collection, by item number. Progress counts pages with 1,000 items each.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 * @throws HASHLIST_INCOMPLETE if the node does not show all pages yet.
 */
export async function fetchMints(
  connection: ReadConnection,
  collection: string,
  options: ReadOptions = {},
): Promise<HashlistItem[]> {
  return fetchMintsSince(connection, { collection, number: 0n }, options)
}
