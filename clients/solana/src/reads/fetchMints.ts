import { MintlineError } from '@mintline/core'
import { HASHLIST_PAGE_SIZE } from '../limits.ts'
import { deriveHashlist } from '../pda/derivedAddresses.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import type { ReadConnection } from './readConnection.ts'
import type { ReadOptions } from './readOptions.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeHashlist, type HashlistItem } from './records/hashlist.ts'

/** Pages read in one request (specification 9); a full one has 40 kB. */
const PAGES_PER_REQUEST = 50

/**
 * The mints of all items of a collection, in the order of their numbers. Progress counts pages of
 * 1,000 items.
 *
 * @param collection Its symbol, or any address of it: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE,
 * NODE_REFUSED, or the reason of the signal.
 * @throws HASHLIST_INCOMPLETE where the node has not seen all pages yet.
 */
export async function fetchMints(
  connection: ReadConnection,
  collection: string,
  options: ReadOptions = {},
): Promise<HashlistItem[]> {
  const { deployment: account } = await fetchWithDeployment(connection, { collection }, options)
  const { address: deployment, numberOfTokensIssued: issued } = decodeEditionsDeployment(account)
  const pages = Math.ceil(Number(issued) / HASHLIST_PAGE_SIZE)
  const addresses = Array.from({ length: pages }, (_, page) => deriveHashlist(deployment, page))
  const accounts = await fetchInBatches(connection, addresses, {
    ...options,
    batchSize: PAGES_PER_REQUEST,
  })
  const items = accounts.flatMap((page) => (page ? decodeHashlist(page).issues : []))
  if (BigInt(items.length) < issued) {
    throw new MintlineError('HASHLIST_INCOMPLETE', {
      deployment,
      found: BigInt(items.length),
      issued,
    })
  }
  return items
}
