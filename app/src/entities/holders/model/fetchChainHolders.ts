import {
  fetchItemOwners,
  fetchMints,
  type ReadConnection,
  type ReadOptions,
} from '@mintline/solana'
import type { Holder } from '#entities/indexer/lib/holders.ts'
import { holdersOf } from '../lib/holdersOf.ts'

/** Items whose owners are read before progress is told. */
const ITEMS_AT_A_TIME = 50

/** Holders of a collection, as the chain has them at the time. */
export interface ChainHolders {
  /** Those of most items first. */
  readonly holders: readonly Holder[]
  /** Items that somebody holds: without burned ones. */
  readonly items: bigint
  /** Unix milliseconds at the end of the read. */
  readonly readAt: number
}

/**
 * Reads the holders of a collection from its items: a request for each, and one for every 50. Progress counts items.
 *
 * @param deployment Base58.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, HASHLIST_INCOMPLETE, or the reason of the signal.
 */
export async function fetchChainHolders(
  connection: ReadConnection,
  deployment: string,
  { onProgress, ...options }: ReadOptions = {},
): Promise<ChainHolders> {
  const mints = (await fetchMints(connection, deployment, options)).map(({ mint }) => mint)
  const owners: (string | undefined)[] = []
  while (owners.length < mints.length) {
    const next = mints.slice(owners.length, owners.length + ITEMS_AT_A_TIME)
    owners.push(...(await fetchItemOwners(connection, next, options)))
    onProgress?.({ done: owners.length, total: mints.length })
  }
  const held = owners.filter((owner) => owner !== undefined)
  return { holders: holdersOf(held), items: BigInt(held.length), readAt: Date.now() }
}
