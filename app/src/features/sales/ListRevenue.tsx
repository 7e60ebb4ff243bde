import { inParallel } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { currenciesOf } from '#entities/currency/amounts.ts'
import { useCurrencies } from '#entities/currency/useCurrencies.ts'
import { isReadAutomatically } from '#entities/history/useLongRead.ts'
import { type Indexer, MAX_PAGE_SIZE } from '#entities/indexer/lib/indexer.ts'
import { useIndexer } from '#entities/indexer/model/indexersContext.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import { type CountedSales, shortRevenueText } from './revenue.ts'

interface ListRevenueProps {
  collections: readonly CollectionInfo[]
  /** Receives a function that formats a collection's revenue briefly. */
  children: (revenueOf: (collection: CollectionInfo) => string) => ReactNode
}

/** Passes each listed collection's revenue to its content: exact if that takes few requests. */
export function ListRevenue({ collections, children }: ListRevenueProps) {
  const sales = useListSales(collections)
  const currencyOf = useCurrencies(
    collections.flatMap((one) => [
      ...currenciesOf(one.phases),
      ...(sales?.get(one.editions)?.paid.keys() ?? []),
    ]),
  )
  const revenueOf = useCallback(
    (one: CollectionInfo) => shortRevenueText(one, sales?.get(one.editions), currencyOf),
    [sales, currencyOf],
  )
  return children(revenueOf)
}

/** Collections whose sales are read concurrently. */
const CONCURRENT_READS = 4

/** Sales by collection address. Missing collections are not known. */
type ListSales = ReadonlyMap<string, CountedSales>

/**
 * Fetches the sales of listed collections, if that takes few requests: from the chain if all of them together have few
 * items, else from the network's server.
 */
function useListSales(collections: readonly CollectionInfo[]): ListSales | undefined {
  const client = useQueryClient()
  const network = useCluster()
  const { cluster, call } = network
  const indexer = useIndexer()
  const minted = collections
    .filter(({ numberOfTokensIssued }) => numberOfTokensIssued > 0n)
    .map(({ editions, numberOfTokensIssued }) => ({
      deployment: editions,
      issued: numberOfTokensIssued,
    }))
  const issued = minted.map((one) => one.issued)
  const isFromChain = isReadAutomatically(issued.reduce((sum, items) => sum + items, 0n))
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
        ? salesFromServer(server, minted, network, signal)
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
  network: Pick<ReturnType<typeof useCluster>, 'connection' | 'identity'>,
  signal: AbortSignal,
): Promise<ListSales> {
  const { fetchMintSales } = await import('./fetchMintSales.ts')
  const read = async ({ deployment }: Minted) =>
    [deployment, await fetchMintSales(indexer, deployment, network, signal)] as const
  const sales = await inParallel(minted, read, { concurrency: CONCURRENT_READS, signal })
  // The server does not know a collection without mints.
  return new Map(sales.filter(([, { items }]) => items > 0n))
}

/** Maximum requests to a server for a list of collections. */
const MAX_REQUESTS = 20

/**
 * Returns true if a server can provide the collections' sales in few requests.
 *
 * @param issued Items minted, for each collection.
 */
export function isServerAsked(issued: readonly bigint[]): boolean {
  const page = BigInt(MAX_PAGE_SIZE)
  const requests = issued.reduce((sum, items) => sum + (items + page - 1n) / page, 0n)
  return requests <= BigInt(MAX_REQUESTS)
}
