import { inParallel } from '@mintline/core'
import type { ReadOptions } from '@mintline/solana'
import type { QueryClient } from '@tanstack/react-query'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { type ReadTransaction, readTransaction } from './readTransaction.ts'

/** Concurrent requests: public nodes refuse more. */
const CONCURRENT_REQUESTS = 4

/**
 * Reads successful transactions, in the order of their signatures: one request for each uncached transaction. Progress
 * counts transactions.
 *
 * @param client Caches transactions, which never change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function readTransactions(
  call: NodeCall,
  client: QueryClient,
  signatures: readonly string[],
  { signal, onProgress }: Pick<ReadOptions, 'signal' | 'onProgress'> = {},
): Promise<ReadTransaction[]> {
  let done = 0
  const read = async (signature: string) => {
    const transaction = await readTransaction(call, client, signature)
    done += 1
    onProgress?.({ done, total: signatures.length })
    return transaction
  }
  return inParallel(signatures, read, { concurrency: CONCURRENT_REQUESTS, signal })
}
