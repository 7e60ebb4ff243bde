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

/** How a collection was minted over time, as far back as was looked. */
export interface MintHistory {
  readonly period: Period
  /** Oldest first, without gaps; empty where the node knows of no mint. */
  readonly periods: readonly MintedPeriod[]
  /** Items minted before the first period: not looked at, or forgotten by the node. */
  readonly before: bigint
  /** When the first and the last mint seen were; unix seconds, undefined where there is none. */
  readonly from: bigint | undefined
  readonly to: bigint | undefined
  /** Whether the node may know of more before. */
  readonly hasOlder: boolean
}

/**
 * Counts what was minted over time, exactly and with few requests: the history of the hashlist gives
 * the times, and one transaction for each period the numbers.
 *
 * @param client Keeps what transactions touched, which never changes.
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

/** Blocks follow one another, but what nodes estimate their times to be need not. */
function inOrder(transactions: readonly MintTransaction[]): MintTransaction[] {
  let latest: bigint | undefined
  return transactions.map((transaction) => {
    if (latest === undefined || transaction.time > latest) latest = transaction.time
    return { ...transaction, time: latest }
  })
}

/** Read after the transactions, so that what they minted is on it. */
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
      // Not kept: a node that is behind knows it a moment later.
      if (!accounts) throw new Error('The node does not know a transaction that it has listed.')
      return accounts
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
