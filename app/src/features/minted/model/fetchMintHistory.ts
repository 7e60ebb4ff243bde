import type { Connection } from '@solana/web3.js'
import type { QueryClient } from '@tanstack/react-query'
import { firstThatMinted } from '../lib/firstThatMinted.ts'
import { mapInBatches } from '../lib/mapInBatches.ts'
import { type MintedPeriod, mintedOverTime } from '../lib/mintedOverTime.ts'
import { mintMoments } from '../lib/mintMoments.ts'
import { type Period, periodFor } from '../lib/period.ts'
import { fetchPageNumbers, fetchTouchedAccounts, type NumbersByMint } from './fetchMintedNumbers.ts'
import {
  fetchMintTransactions,
  type MintTransaction,
  type MintTransactionsQuery,
} from './fetchMintTransactions.ts'

/** Mint history of a collection, as far back as it was read. */
export interface MintHistory {
  readonly period: Period
  /** Oldest first, without gaps; empty if the node has no history of mints. */
  readonly periods: readonly MintedPeriod[]
  /** Items minted before the first period: not read, or dropped by the node. */
  readonly before: bigint
  /** Times of the first and the last mint seen; unix seconds, undefined = none. */
  readonly from: bigint | undefined
  readonly to: bigint | undefined
  /** True if the node may have older history. */
  readonly hasOlder: boolean
}

/**
 * Counts mints over time, exactly and with few requests: times come from the history of the hashlist,
 * and numbers from one transaction for each period.
 *
 * @param client Caches the accounts of transactions, which never change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function fetchMintHistory(
  connection: Connection,
  client: QueryClient,
  query: MintTransactionsQuery,
): Promise<MintHistory> {
  const found = await fetchMintTransactions(connection, query)
  const transactions = inOrder(found.transactions.toReversed())
  const numbers = await fetchNumbers(connection, query.deployment, transactions)
  const numbersOf = async ({ signature, page }: MintTransaction) => {
    const touched = await touchedAccounts(connection, client, signature)
    return touched.flatMap((account) => numbers.get(page)?.get(account) ?? [])
  }
  const first = await firstThatMinted(transactions, numbersOf)
  const last = await firstThatMinted(transactions.toReversed(), numbersOf)
  const before = first ? first.first - 1n : query.issued
  const period = periodFor(first?.time ?? 0n, last?.time ?? 0n)
  const moments = await mintMoments(transactions, period, numbersOf)
  return {
    period,
    periods: mintedOverTime({ period, before, moments }),
    before,
    from: first?.time,
    to: last?.time,
    hasOlder: found.hasOlder,
  }
}

/** Blocks are ordered, but the block times that nodes estimate may not be. */
function inOrder(transactions: readonly MintTransaction[]): MintTransaction[] {
  let latest: bigint | undefined
  return transactions.map((transaction) => {
    if (latest === undefined || transaction.time > latest) latest = transaction.time
    return { ...transaction, time: latest }
  })
}

/** Read after the transactions, so that it contains the items they minted. */
async function fetchNumbers(
  connection: Connection,
  deployment: string,
  transactions: readonly MintTransaction[],
): Promise<ReadonlyMap<number, NumbersByMint>> {
  const pages = [...new Set(transactions.map(({ page }) => page))]
  const numbers = await mapInBatches(pages, (page) =>
    fetchPageNumbers(connection, deployment, page),
  )
  return new Map(pages.map((page, index) => [page, numbers[index] ?? new Map()]))
}

function touchedAccounts(
  connection: Connection,
  client: QueryClient,
  signature: string,
): Promise<readonly string[]> {
  return client.fetchQuery({
    queryKey: ['touched accounts', signature],
    queryFn: async () => {
      const accounts = await fetchTouchedAccounts(connection, signature)
      // Not cached: a node that lags behind will have it a moment later.
      if (!accounts) throw new Error('The node does not know a transaction that it has listed.')
      return accounts
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
