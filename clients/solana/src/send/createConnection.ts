import { assertIsRpcUrl } from '@mintline/core/networks'
import { Connection, type ConnectionConfig } from '@solana/web3.js'

/**
 * A connection as the senders want it: commitment `confirmed`, and too many requests (429) told to
 * the sender, which waits for its turn, instead of retried with lines on the console.
 *
 * @param rpcUrl http: or https: address of the node.
 * @param config What is set here wins.
 * @throws RPC_URL_INVALID, also for a `wsEndpoint` that is neither ws: nor wss:
 */
export function createConnection(rpcUrl: string, config: ConnectionConfig = {}): Connection {
  assertIsRpcUrl(rpcUrl)
  if (config.wsEndpoint !== undefined) assertIsRpcUrl(config.wsEndpoint, 'subscriptions')
  return new Connection(rpcUrl, {
    commitment: 'confirmed',
    disableRetryOnRateLimit: true,
    ...config,
  })
}
