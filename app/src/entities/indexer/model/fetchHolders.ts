import { getOwners } from '@mintline/indexer-api'
import { HOLDERS, type Holder, type HolderPage } from '../lib/holders.ts'
import { type Indexer, MAX_PAGE_SIZE } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'
import { fetchAllEntries } from './fetchAllEntries.ts'

/** The part to read from a collection's holders. */
export interface HoldersQuery {
  /** Base58. */
  readonly deployment: string
  /** Page token; undefined = the first page. */
  readonly continuation: string | undefined
  /** Maximum holders per page: at most 1,000. */
  readonly size: number
}

/**
 * Fetches a page of a collection's holders, largest first.
 *
 * @throws What `askIndexer` throws.
 */
export function fetchHolders(
  { url, blockchain }: Indexer,
  { deployment, continuation, size }: HoldersQuery,
  signal?: AbortSignal,
): Promise<HolderPage> {
  const input = {
    id: `${blockchain}:${deployment}`,
    size,
    ...(continuation !== undefined && { continuation }),
  }
  return askIndexer(url, {
    signal,
    call: (connection, call) => getOwners(connection, input, call),
    form: HOLDERS,
  })
}

/**
 * Fetches all the collection's holders, largest first.
 *
 * @throws What `askIndexer` throws.
 */
export async function fetchAllHolders(indexer: Indexer, deployment: string): Promise<Holder[]> {
  const holders = await fetchAllEntries(
    (continuation) => fetchHolders(indexer, { deployment, continuation, size: MAX_PAGE_SIZE }),
    // A wallet whose count falls meanwhile appears again on a later page.
    (page) => page.holders.map((holder) => [holder.wallet, holder]),
  )
  return [...holders.values()]
}
