import {
  fetchItemOwners,
  fetchMints,
  type ReadConnection,
  type ReadOptions,
} from '@mintline/solana'
import type { Holder } from '#entities/indexer/lib/holders.ts'
import { holdersOf } from '../lib/holdersOf.ts'
import type { ItemOwners } from '../lib/itemOwners.ts'

/** Items whose owners are read between progress reports. */
const ITEMS_AT_A_TIME = 50

/** Owners found so far, in the same form as `ItemOwners`. */
export type OwnersRead = Map<string, string | undefined>

/** A collection's holders, read from the chain. */
export interface ChainHolders {
  /** Largest holders first. */
  readonly holders: readonly Holder[]
  /** Items that somebody holds: without burned ones. */
  readonly items: bigint
  readonly owners: ItemOwners
  /** Unix milliseconds when the read ended. */
  readonly readAt: number
}

/** Options for the read. */
interface HoldersOptions extends ReadOptions {
  /** Owners found by a stopped read, from which to resume. Emptied at the end, so that the next read starts over. */
  readonly kept?: OwnersRead
}

/**
 * Reads a collection's holders from its items: a request for each, and one for every 50. Progress counts items.
 *
 * @param deployment Base58.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, HASHLIST_INCOMPLETE, or the signal's reason.
 */
export async function fetchChainHolders(
  connection: ReadConnection,
  deployment: string,
  { onProgress, kept = new Map(), ...options }: HoldersOptions = {},
): Promise<ChainHolders> {
  const mints = (await fetchMints(connection, deployment, options)).map(({ mint }) => mint)
  const left = mints.filter((mint) => !kept.has(mint))
  for (let start = 0; start < left.length; start += ITEMS_AT_A_TIME) {
    const next = left.slice(start, start + ITEMS_AT_A_TIME)
    const owners = await fetchItemOwners(connection, next, options)
    for (const [index, mint] of next.entries()) kept.set(mint, owners[index])
    onProgress?.({ done: kept.size, total: mints.length })
  }
  const owners = new Map(kept)
  kept.clear()
  const held = [...owners.values()].filter((owner) => owner !== undefined)
  return { holders: holdersOf(held), items: BigInt(held.length), owners, readAt: Date.now() }
}
