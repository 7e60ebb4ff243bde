import { inParallel } from '@mintline/core/async'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { fetchAccounts, MAX_ACCOUNTS_PER_REQUEST } from './fetchAccounts.ts'
import { progressCounter, type ReadOptions } from './readOptions.ts'

/** Concurrent requests: public nodes refuse more. */
const CONCURRENT_REQUESTS = 4

/** Options for reading many accounts. */
export interface BatchOptions extends ReadOptions {
  /** Accounts per request, at most 100. Default: 100. */
  readonly batchSize?: number
}

/**
 * Fetches any number of accounts, given in base58, in request order; undefined = no account there.
 *
 * @throws The signal's reason, or the first failed request's error.
 */
export async function fetchInBatches(
  connection: ReadConnection,
  addresses: readonly string[],
  options: BatchOptions = {},
): Promise<(StoredAccount | undefined)[]> {
  const { batchSize = MAX_ACCOUNTS_PER_REQUEST, signal } = options
  const count = progressCounter(addresses.length, options)
  const fetchBatch = async (batch: readonly string[], either: AbortSignal) => {
    const accounts = await fetchAccounts(connection, batch, { ...options, signal: either })
    count(batch.length)
    return accounts
  }
  const batches = await inParallel(batchesOf(addresses, batchSize), fetchBatch, {
    concurrency: CONCURRENT_REQUESTS,
    signal,
  })
  return batches.flat()
}

function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
