import { askNode } from '@mintline/core'
import { decodeEvents, type MintlineEvent } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { QueryClient } from '@tanstack/react-query'

/** A successful transaction, as far as the console reads it. */
export interface ReadTransaction {
  readonly signature: string
  /** All accounts in base58, the one that paid the fee first. */
  readonly accounts: readonly string[]
  /** In order of emission. */
  readonly events: readonly MintlineEvent[]
  /** True if the logs are cut, so that events may be missing. */
  readonly isTruncated: boolean
}

/** The part of a connection that reads transactions. */
export type TransactionConnection = Pick<Connection, 'getTransaction'>

/**
 * Reads a successful transaction, once in a visit: it never changes.
 *
 * @param client Keeps it for all who read it.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export function readTransaction(
  connection: TransactionConnection,
  client: QueryClient,
  signature: string,
): Promise<ReadTransaction> {
  return client.fetchQuery({
    queryKey: ['transaction', signature],
    queryFn: () => fetchTransaction(connection, signature),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

async function fetchTransaction(
  connection: TransactionConnection,
  signature: string,
): Promise<ReadTransaction> {
  const options = { maxSupportedTransactionVersion: 0, commitment: 'confirmed' } as const
  const ask = () => connection.getTransaction(signature, options)
  const found = await askNode('getTransaction', ask)
  // Not cached: a node that lags behind will have it a moment later.
  if (!found) throw new Error('The node does not know a transaction that it has listed.')
  const { message } = found.transaction
  const { writable = [], readonly = [] } = found.meta?.loadedAddresses ?? {}
  const keys = [...message.staticAccountKeys, ...writable, ...readonly]
  const { events, isTruncated } = decodeEvents(found.meta?.logMessages ?? [])
  return { signature, accounts: keys.map((key) => key.toBase58()), events, isTruncated }
}
