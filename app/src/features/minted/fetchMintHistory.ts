import { askNode, inParallel } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { decodeHashlist, deriveHashlist, storedAccount } from '@mintline/solana'
import type { ReadConnection } from '@mintline/solana/reads'
import type { QueryClient } from '@tanstack/react-query'
import { CONCURRENT_READS, type NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import {
  fetchMintTransactions,
  type MintTransaction,
  type MintTransactionsQuery,
} from '#entities/history/fetchMintTransactions.ts'
import { readTransaction } from '#entities/history/readTransaction.ts'
import type { Clockface } from '#shared/lib/dateTimeText.ts'
import { type MintedPeriod, mintedOverTime } from './lib/mintedOverTime.ts'
import { firstMinting, mintMoments } from './lib/mintMoments.ts'
import { type Detail, type Period, periodFor } from './lib/period.ts'
import { toWallClock } from './lib/wallClock.ts'

/** A collection's mint history, as far back as it was read. */
export interface MintHistory {
  readonly period: Period
  /** Oldest first, without gaps; empty if the node has no mint history. */
  readonly periods: readonly MintedPeriod[]
  /** Items minted before the first period: not read, or dropped by the node. */
  readonly before: bigint
  /** Times of the first and the last mint seen; unix seconds, undefined = none. */
  readonly from: bigint | undefined
  readonly to: bigint | undefined
  /** True if the node may have older history. */
  readonly hasOlder: boolean
}

/** A mint history's range and detail. */
interface MintHistoryQuery extends MintTransactionsQuery {
  readonly detail: Detail
  /** Zone whose days and weeks are counted. */
  readonly clockface: Clockface
}

/** Read access to a node: history by calls, hashlists by its connection. */
interface HistoryNode {
  readonly call: NodeCall
  readonly connection: HashlistConnection
}

/** A mint transaction with its wall clock time. */
interface Placed extends MintTransaction {
  /** Unix seconds. */
  readonly moment: bigint
}

/**
 * Counts mints over time, exactly and with few requests: times come from the hashlist's history, and numbers from one
 * transaction per period. For 1,000 transactions these are at most 16 coarse requests, and 60 more fine ones.
 *
 * @param client Caches transactions, which never change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function fetchMintHistory(
  { call, connection }: HistoryNode,
  client: QueryClient,
  query: MintHistoryQuery,
): Promise<MintHistory> {
  const found = await fetchMintTransactions(call, query)
  const transactions = inOrder(found.transactions.toReversed(), query.clockface)
  const numbers = await fetchNumbers(connection, query.deployment, transactions)
  const numbersOf = async ({ signature, page }: MintTransaction) => {
    const { accounts } = await readTransaction(call, client, signature)
    return accounts.flatMap((account) => numbers.get(page)?.get(account) ?? [])
  }
  const first = await firstMinting(transactions, numbersOf)
  const last = await firstMinting(transactions.toReversed(), numbersOf)
  const before = first ? first.first - 1n : query.issued
  const from = first?.transaction
  const to = last?.transaction
  const period = periodFor(from?.time ?? 0n, to?.time ?? 0n, query.detail)
  const moments = await mintMoments(transactions, period, numbersOf)
  return {
    period,
    periods: mintedOverTime({ period, before, moments }),
    before,
    from: from?.moment,
    to: to?.moment,
    hasOlder: found.hasOlder,
  }
}

/**
 * Makes times monotonic: blocks are ordered, but the block times that nodes estimate may not be, and clocks are set
 * back once a year.
 */
function inOrder(transactions: readonly MintTransaction[], clockface: Clockface): Placed[] {
  let latest: bigint | undefined
  return transactions.map((transaction) => {
    const time = toWallClock(transaction.time, clockface)
    if (latest === undefined || time > latest) latest = time
    return { ...transaction, time: latest, moment: transaction.time }
  })
}

/** Reads hashlist pages after the transactions, so that they contain the minted items. */
async function fetchNumbers(
  connection: HashlistConnection,
  deployment: string,
  transactions: readonly MintTransaction[],
): Promise<ReadonlyMap<number, NumbersByMint>> {
  const pages = [...new Set(transactions.map(({ page }) => page))]
  const numbers = await inParallel(
    pages,
    (page) => fetchPageNumbers(connection, deployment, page),
    {
      concurrency: CONCURRENT_READS,
    },
  )
  return new Map(pages.map((page, index) => [page, numbers[index] ?? new Map()]))
}

/** Item numbers by mint. */
type NumbersByMint = ReadonlyMap<string, bigint>

/** The part of a connection that reads hashlist pages. */
export type HashlistConnection = Pick<ReadConnection, 'getAccountInfoAndContext'>

/**
 * Fetches the numbers of items on a hashlist page.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, NOT_EDITIONS_ACCOUNT
 */
async function fetchPageNumbers(
  connection: HashlistConnection,
  deployment: string,
  page: number,
): Promise<NumbersByMint> {
  const hashlist = deriveHashlist(solanaAddress(deployment), page)
  const address = { toBase58: () => hashlist }
  const ask = () => connection.getAccountInfoAndContext(address)
  const { value } = await askNode('getAccountInfo', ask)
  const account = storedAccount(address, value)
  const issues = account ? decodeHashlist(account).issues : []
  return new Map<SolanaAddress, bigint>(issues.map(({ mint, order }) => [mint, order]))
}
