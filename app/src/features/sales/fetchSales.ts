import type { ReadOptions } from '@mintline/solana'
import type { QueryClient } from '@tanstack/react-query'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { fetchMintTransactions } from '#entities/history/fetchMintTransactions.ts'
import { readTransactions } from '#entities/history/readTransaction.ts'
import { type Sales, salesOf } from './salesOf.ts'

/** The collection whose sales are read. */
interface SalesQuery {
  /** Base58. */
  readonly deployment: string
  /** Items minted so far; at least 1. */
  readonly issued: bigint
}

/**
 * Reads all the collection's sales from its mint transactions: one request for each uncached transaction, and one for
 * every 1,000. Progress counts transactions.
 *
 * @param client Caches transactions, which never change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchSales(
  call: NodeCall,
  client: QueryClient,
  { deployment, issued }: SalesQuery,
  options: Pick<ReadOptions, 'signal' | 'onProgress'> = {},
): Promise<Sales> {
  const everything = { deployment, issued, looks: Number.POSITIVE_INFINITY }
  const { transactions } = await fetchMintTransactions(call, everything)
  const signatures = transactions.map(({ signature }) => signature)
  return salesOf(deployment, await readTransactions(call, client, signatures, options))
}
