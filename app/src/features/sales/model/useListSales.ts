import { inParallel } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { isReadUnasked } from '#entities/history/lib/readUnasked.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { useIndexer } from '#entities/indexer/model/indexersContext.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import { isServerAsked } from '../lib/isServerAsked.ts'
import type { CountedSales } from '../lib/revenue.ts'

/** Collections whose sales are read concurrently. */
const AT_A_TIME = 4

/** Sales by collection address. Missing collections are not known. */
export type ListSales = ReadonlyMap<string, CountedSales>

/**
 * Fetches the sales of listed collections, if that takes few requests: from the chain if all of them together have few
 * items, else from the network's server.
 */
export function useListSales(collections: readonly CollectionInfo[]): ListSales | undefined {
  const client = useQueryClient()
  const { cluster, call } = useCluster()
  const indexer = useIndexer()
  const minted = collections
    .filter(({ numberOfTokensIssued }) => numberOfTokensIssued > 0n)
    .map(({ editions, numberOfTokensIssued }) => ({
      deployment: editions,
      issued: numberOfTokensIssued,
    }))
  const issued = minted.map((one) => one.issued)
  const isFromChain = isReadUnasked(issued.reduce((sum, items) => sum + items, 0n))
  const server = !isFromChain && isServerAsked(issued) ? indexer : undefined
  const { data } = useQuery({
    // Not below the cluster: each transaction would restart the read.
    queryKey: [
      'list-sales',
      clusterKey(cluster),
      server?.url ?? 'chain',
      ...minted.map((one) => `${one.deployment} ${one.issued}`),
    ],
    queryFn: ({ signal }) =>
      server
        ? salesFromServer(server, minted, signal)
        : salesFromChain(call, client, minted, signal),
    enabled: minted.length > 0 && (isFromChain || server !== undefined),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
  })
  return data
}

/** A collection with mints. */
interface Minted {
  /** Base58. */
  readonly deployment: string
  readonly issued: bigint
}

async function salesFromChain(
  call: NodeCall,
  client: QueryClient,
  minted: readonly Minted[],
  signal: AbortSignal,
): Promise<ListSales> {
  // Loaded with the first read: few lists have sales to read.
  const { fetchSales } = await import('./fetchSales.ts')
  const sales = new Map<string, CountedSales>()
  for (const one of minted) {
    sales.set(one.deployment, await fetchSales(call, client, one, { signal }))
  }
  return sales
}

async function salesFromServer(
  indexer: Indexer,
  minted: readonly Minted[],
  signal: AbortSignal,
): Promise<ListSales> {
  const { fetchMintSales } = await import('./fetchMintSales.ts')
  const read = async ({ deployment }: Minted) =>
    [deployment, await fetchMintSales(indexer, deployment, signal)] as const
  const sales = await inParallel(minted, read, { concurrency: AT_A_TIME, signal })
  // The server does not know a collection without mints.
  return new Map(sales.filter(([, { items }]) => items > 0n))
}
