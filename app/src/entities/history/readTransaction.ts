import { inParallel } from '@mintline/core'
import { decodeEvents, type MintlineEvent, type ReadOptions } from '@mintline/solana'
import type { QueryClient } from '@tanstack/react-query'
import { type NodeCall, readAnswer } from '#entities/cluster/lib/nodeCall.ts'
import { z } from '#shared/lib/zod.ts'

/** A successful transaction, as far as the console reads it. */
export interface ReadTransaction {
  readonly signature: string
  /** All accounts in base58, the fee payer first. */
  readonly accounts: readonly string[]
  /** In emission order. */
  readonly events: readonly MintlineEvent[]
  /** True if the logs are cut, so that events may be missing. */
  readonly isTruncated: boolean
}

/** A transaction in the nodes' JSON format; null = the node does not know it. */
const TRANSACTION = z.nullable(
  z.object({
    transaction: z.object({ message: z.object({ accountKeys: z.array(z.string()) }) }),
    meta: z.nullable(
      z.object({
        logMessages: z.nullish(z.array(z.string())),
        loadedAddresses: z.nullish(
          z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }),
        ),
      }),
    ),
  }),
)

/**
 * Reads a successful transaction, once per visit: it never changes.
 *
 * @param client Caches it for all readers.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export function readTransaction(
  call: NodeCall,
  client: QueryClient,
  signature: string,
): Promise<ReadTransaction> {
  return client.fetchQuery({
    queryKey: ['transaction', signature],
    queryFn: () => fetchTransaction(call, signature),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

async function fetchTransaction(call: NodeCall, signature: string): Promise<ReadTransaction> {
  const options = { maxSupportedTransactionVersion: 0, commitment: 'confirmed', encoding: 'json' }
  const params = [signature, options]
  const found = await readAnswer(call, { method: 'getTransaction', params, schema: TRANSACTION })
  // Not cached: a node that lags behind will have it a moment later.
  if (!found) throw new Error('The node does not know a transaction that it has listed.')
  const { accountKeys } = found.transaction.message
  const { writable = [], readonly = [] } = found.meta?.loadedAddresses ?? {}
  const { events, isTruncated } = decodeEvents(found.meta?.logMessages ?? [])
  return { signature, accounts: [...accountKeys, ...writable, ...readonly], events, isTruncated }
}

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
