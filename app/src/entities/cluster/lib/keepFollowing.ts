import { systemClock } from '@mintline/core'

const UNTIL_NEXT_ATTEMPT = 15_000

interface FollowOptions {
  /** Websocket URL of the node. */
  url: string
  /** Called at each change, without the account: all are read at the next look. */
  onChange: () => void
  signal: AbortSignal
}

/**
 * Calls back at each change of accounts until the signal aborts; a connection that ends is made again later. Without
 * kit, which would weigh more than the rest of the look at a network.
 */
export async function keepFollowing(
  addresses: readonly string[],
  options: FollowOptions,
): Promise<void> {
  const { signal } = options
  while (!signal.aborted) {
    await followOnce(addresses, options)
    await systemClock.sleep(UNTIL_NEXT_ATTEMPT, signal).catch(() => undefined)
  }
}

/** Ends with the connection. */
function followOnce(
  addresses: readonly string[],
  { url, onChange, signal }: FollowOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    const close = () => socket.close()
    signal.addEventListener('abort', close)
    socket.onopen = () => {
      addresses.forEach((address, id) => {
        const params = [address, { commitment: 'confirmed', encoding: 'base64' }]
        socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'accountSubscribe', params }))
      })
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      // Everything else answers the subscriptions.
      if (data.includes('"accountNotification"')) onChange()
    }
    socket.onclose = () => {
      signal.removeEventListener('abort', close)
      resolve()
    }
  })
}
