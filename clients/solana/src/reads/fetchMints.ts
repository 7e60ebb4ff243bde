import { SolanaClientError } from '../errors/solanaClientError.ts'
import { HASHLIST_PAGE_SIZE } from '../limits.ts'
import { deriveHashlist } from '../pda/derivedAddresses.ts'
import { nextHashlistPage } from '../pda/nextHashlistPage.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import type { ReadOptions } from './readOptions.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeHashlist, type HashlistItem } from './records/hashlist.ts'

/** Pages per request (specification 9); a full one has 40 kB. */
const PAGES_PER_REQUEST = 50

/** The items to read. */
export interface MintsSinceQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly collection: string
  /** The last known number; 0 = none. */
  readonly number: bigint
}

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

/**
 * Fetches the mints after an item number, by number. Use it to follow a collection by its accounts, which nobody can
 * suppress, unlike logs; `decodeMints` finds minter, payer and receiver. Progress counts pages with 1,000 items each.
 *
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 * @throws HASHLIST_INCOMPLETE if the node does not show all pages yet.
 */
export async function fetchMintsSince(
  connection: ReadConnection,
  { collection, number }: MintsSinceQuery,
  options: ReadOptions = {},
): Promise<HashlistItem[]> {
  const { deployment: account } = await fetchWithDeployment(connection, { collection }, options)
  const { address: deployment, numberOfTokensIssued: issued } = decodeEditionsDeployment(account)
  if (number >= issued) return []
  const firstPage = nextHashlistPage(number)
  const pages = Math.ceil(Number(issued) / HASHLIST_PAGE_SIZE) - firstPage
  const addresses = Array.from({ length: pages }, (_, page) =>
    deriveHashlist(deployment, firstPage + page),
  )
  const accounts = await fetchInBatches(connection, addresses, {
    ...options,
    batchSize: PAGES_PER_REQUEST,
  })
  const items = accounts.flatMap((page) => (page ? decodeHashlist(page).issues : []))
  const found = BigInt(firstPage * HASHLIST_PAGE_SIZE + items.length)
  if (found < issued)
    throw new SolanaClientError('HASHLIST_INCOMPLETE', { deployment, found, issued })
  return items.filter(({ order }) => order > number)
}
