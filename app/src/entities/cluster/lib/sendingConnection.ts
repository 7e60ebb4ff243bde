import { createConnection, type ReadConnection, shareConfirmedSlot } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { Cluster } from './cluster.ts'

/** Settings for connections to a cluster. */
export interface ConnectionSettings {
  commitment: 'processed' | 'confirmed' | 'finalized'
  fetch: typeof fetch
  /** The pages' read connection: it then shows sent transactions. */
  reads: ReadConnection
}

/** Creates a connection that can send and subscribe. Loads web3.js: import it only when that is needed. */
export function sendingConnection(
  cluster: Cluster,
  { reads, ...settings }: ConnectionSettings,
): Connection {
  const connection = createConnection(cluster.rpcUrl, {
    ...settings,
    ...(cluster.kind === 'embedded' && { wsEndpoint: cluster.wsUrl }),
  })
  shareConfirmedSlot(reads, connection)
  return connection
}
