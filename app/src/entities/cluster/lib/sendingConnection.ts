import { createConnection } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { Cluster } from './cluster.ts'

/** Settings of connections to a cluster. */
export interface ConnectionSettings {
  commitment: 'processed' | 'confirmed' | 'finalized'
  fetch: typeof fetch
}

/** Creates a connection that can send and subscribe. Loads web3.js: import it only when that is needed. */
export function sendingConnection(cluster: Cluster, settings: ConnectionSettings): Connection {
  return createConnection(cluster.rpcUrl, {
    ...settings,
    ...(cluster.kind === 'embedded' && { wsEndpoint: cluster.wsUrl }),
  })
}
