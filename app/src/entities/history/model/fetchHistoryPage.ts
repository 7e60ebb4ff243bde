import type { QueryClient } from '@tanstack/react-query'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { fetchSignatures } from './fetchSignatures.ts'
import type { ReadTransaction } from './readTransaction.ts'
import { readTransactions } from './readTransactions.ts'

/** A transaction with its time. */
export interface TimedTransaction extends ReadTransaction {
  /** Unix seconds; undefined = the node does not say. */
  readonly time: bigint | undefined
}

/** A page of an account's transactions. */
export interface HistoryPage {
  /** Newest first, without failed ones. */
  readonly transactions: readonly TimedTransaction[]
  /** Signature to go on before; undefined = there is no more. */
  readonly next: string | undefined
}

/** A part of an account's transactions. */
export interface HistoryQuery {
  /** Base58. */
  readonly address: string
  /** Signature to go on before; undefined = from the newest. */
  readonly before: string | undefined
  /** Transactions on the page, failed ones included: at most 1,000. */
  readonly size: number
}

/**
 * A page of the transactions that name an account, newest first: a request for the page, and one for each transaction
 * that was not read before.
 *
 * @param client Keeps transactions, which never change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
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
