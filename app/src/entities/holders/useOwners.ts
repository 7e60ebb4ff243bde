import { fetchItemOwners, type ReadConnection } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'

/** Owners in base58 by item mint; undefined for burned items. */
export type ItemOwners = ReadonlyMap<string, string | undefined>

/** Milliseconds for which owners count as current: each takes a request if no server knows them. */
const FRESH_FOR = 60_000

/** Items on a page. Addresses are base58. */
interface OwnersOf {
  readonly deployment: string
  readonly mints: readonly string[]
  /** False = the owners are known from elsewhere. Default: true. */
  readonly isWanted?: boolean
}

/**
 * Fetches the owners of a page's items by mint, undefined for burned ones: from the server that knows the collection,
 * else from the chain, with a request for each.
 */
export function useOwners({ deployment, mints, isWanted = true }: OwnersOf) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const indexed = useIndexed(deployment)
  const indexer = indexed.status === 'present' ? indexed.indexer : undefined
  return useQuery<ItemOwners>({
    queryKey: key('owners', indexer?.url ?? 'chain', ...mints),
    queryFn: ({ signal }) => readOwners({ connection, indexer, deployment, mints, signal }),
    enabled: isWanted && indexed.status !== 'asked' && mints.length > 0,
    staleTime: FRESH_FOR,
    refetchOnWindowFocus: false,
  })
}

interface OwnersInput extends OwnersOf {
  readonly connection: ReadConnection
  readonly indexer: Indexer | undefined
  readonly signal: AbortSignal
}

async function readOwners({
  connection,
  indexer,
  deployment,
  mints,
  signal,
}: OwnersInput): Promise<ItemOwners> {
  const owners = new Map<string, string | undefined>(
    indexer && (await ownersFrom(indexer, { deployment, mints }, signal)),
  )
  // Burned, or too new for the server: the chain knows.
  const left = mints.filter((mint) => !owners.has(mint))
  const read = await fetchItemOwners(connection, left, { signal })
  for (const [index, mint] of left.entries()) owners.set(mint, read[index])
  return owners
}

/** Fetches owners from a server; returns an empty map if it fails, as the chain has all of them. */
async function ownersFrom(
  indexer: Indexer,
  query: Pick<OwnersOf, 'deployment' | 'mints'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  // Loaded only if there is a server.
  const { fetchOwners } = await import('#entities/indexer/model/fetchOwners.ts')
  return fetchOwners(indexer, query, signal).catch(() => {
    signal.throwIfAborted()
    return new Map()
  })
}
