import type { QueryClient } from '@tanstack/react-query'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { fetchSignatures } from './fetchSignatures.ts'
import { type ReadTransaction, readTransactions } from './readTransaction.ts'

/** A transaction with its time. */
export interface TimedTransaction extends ReadTransaction {
  /** Unix seconds; undefined = the node does not report it. */
  readonly time: bigint | undefined
}

/** A page in an account's transaction history. */
interface HistoryPage {
  /** Newest first, without failed ones. */
  readonly transactions: readonly TimedTransaction[]
  /** Cursor: the signature before which the next page begins; undefined = there is no more. */
  readonly next: string | undefined
}

/** The part to read from an account's transactions. */
interface HistoryQuery {
  /** Base58. */
  readonly address: string
  /** Cursor: the signature before which to begin; undefined = from the newest. */
  readonly before: string | undefined
  /** Transactions on the page, failed ones included: at most 1,000. */
  readonly size: number
}

/**
 * Fetches a page of transactions that name an account, newest first: one request for the page, and one for each
 * uncached transaction.
 *
 * @param client Caches transactions, which never change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchHistoryPage(
  call: NodeCall,
  client: QueryClient,
  { address, before, size }: HistoryQuery,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  const listed = await fetchSignatures(call, { address, limit: size, before }, signal)
  const successful = listed.filter(({ err }) => !err)
  const signatures = successful.map(({ signature }) => signature)
  const read = await readTransactions(call, client, signatures, { signal })
  const transactions = read.map((transaction, index) => {
    const time = successful[index]?.blockTime
    return { ...transaction, time: typeof time === 'number' ? BigInt(time) : undefined }
  })
  return { transactions, next: listed.length === size ? listed.at(-1)?.signature : undefined }
}
