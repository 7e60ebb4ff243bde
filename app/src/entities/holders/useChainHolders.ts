import {
  type CollectionInfo,
  fetchItemOwners,
  fetchMints,
  type ReadConnection,
  type ReadOptions,
} from '@mintline/solana'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { isReadAutomatically, type LongRead, useLongRead } from '#entities/history/useLongRead.ts'
import type { Holder } from '#entities/indexer/lib/holders.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import type { ItemOwners } from './useOwners.ts'

/** Reads a collection's holders from the chain: automatically if it has few items. */
export function useChainHolders({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>): LongRead<ChainHolders> {
  const client = useQueryClient()
  const { connection, cluster } = useCluster()
  return useLongRead({
    name: 'holders',
    deployment,
    issued,
    isAutomatic: isReadAutomatically(issued),
    read: (options) => {
      const kept = ownersSoFar(client, clusterKey(cluster), deployment)
      return fetchChainHolders(connection, deployment, { ...options, kept })
    },
  })
}

/** Returns the owners found by a stopped read, cached for some minutes only: they may change. */
function ownersSoFar(client: QueryClient, scope: unknown, deployment: string): OwnersRead {
  const key = ['owners-so-far', scope, deployment]
  const kept = client.getQueryData<OwnersRead>(key) ?? new Map()
  return client.setQueryData<OwnersRead>(key, kept) ?? kept
}

/** Items whose owners are read between progress reports. */
const ITEMS_AT_A_TIME = 50

/** Owners found so far, in the same form as `ItemOwners`. */
type OwnersRead = Map<string, string | undefined>

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
async function fetchChainHolders(
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

/**
 * Counts items by wallet, largest holders first, then by address.
 *
 * @param owners Each item's owner in base58.
 */
export function holdersOf(owners: readonly string[]): Holder[] {
  const items = new Map<string, bigint>()
  for (const owner of owners) items.set(owner, (items.get(owner) ?? 0n) + 1n)
  return [...items]
    .map(([wallet, count]) => ({ wallet, items: count }))
    .sort((a, b) => order(b.items, a.items) || order(a.wallet, b.wallet))
}

function order<Value extends bigint | string>(a: Value, b: Value): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
