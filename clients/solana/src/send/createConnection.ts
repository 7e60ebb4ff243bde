import { boundedFetch } from '@mintline/core/async'
import { assertIsRpcUrl } from '@mintline/core/networks'
import { Connection, type ConnectionConfig } from '@solana/web3.js'
import { websocketUrl } from '../rpc/websocketUrl.ts'

/**
 * Creates a connection for sending: commitment `confirmed`, and without web3.js's own retries after 429, since the
 * senders wait instead and log nothing to the console. Its websocket URL comes from `websocketUrl`. Answers are read up
 * to 64 MiB.
 *
 * @param rpcUrl The node's http: or https: URL.
 * @param config Overrides these settings.
 * @throws RPC_URL_INVALID, also for a `wsEndpoint` that is neither ws: nor wss:
 */
export function createConnection(rpcUrl: string, config: ConnectionConfig = {}): Connection {
  assertIsRpcUrl(rpcUrl)
  if (config.wsEndpoint !== undefined) assertIsRpcUrl(config.wsEndpoint, 'subscriptions')
  return new Connection(rpcUrl, {
    commitment: 'confirmed',
    disableRetryOnRateLimit: true,
    wsEndpoint: websocketUrl(rpcUrl),
    ...config,
    fetch: answeredFetch(boundedFetch(config.fetch)),
  })
}

/** Fails for an empty answer as JSON parsing does: web3.js would look for fields in nothing. */
function answeredFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    let isEmpty = response.ok
    const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        isEmpty &&= part.length === 0
        controller.enqueue(part)
      },
      flush(controller) {
        if (isEmpty) controller.error(new SyntaxError('Unexpected end of JSON input'))
      },
    })
    return new Response(response.body?.pipeThrough(watch) ?? null, response)
  }
}
