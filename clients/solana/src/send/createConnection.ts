import { Connection, type ConnectionConfig } from '@solana/web3.js'

/**
 * A connection as the senders want it: commitment `confirmed`, and too many requests (429) told to
 * the sender, which waits for its turn, instead of retried with lines on the console.
 *
 * @param config What is set here wins.
 */
export function createConnection(rpcUrl: string, config: ConnectionConfig = {}): Connection {
  return new Connection(rpcUrl, {
    commitment: 'confirmed',
    disableRetryOnRateLimit: true,
    ...config,
  })
}
