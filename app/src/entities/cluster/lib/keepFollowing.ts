import { systemClock } from '@mintline/core'

/** Milliseconds until the next attempt; doubles after each one without an answer. */
const FIRST_WAIT = 15_000
const LONGEST_WAIT = 300_000

interface FollowOptions {
  /** The node's websocket URL. */
  url: string
  /** Called at each change, without the account: the next poll reads them all. */
  onChange: () => void
  signal: AbortSignal
}

/**
 * Calls back at each account change until the signal aborts. Reconnects after a connection ends, with a growing backoff
 * if the node has no subscriptions. Without kit, which would weigh more than the rest of the polling code.
 */
export async function keepFollowing(
  addresses: readonly string[],
  options: FollowOptions,
): Promise<void> {
  const { signal } = options
  let wait = FIRST_WAIT
  while (!signal.aborted) {
    // Browsers throw for URLs that the page may not use.
    const isAnswered = await followOnce(addresses, options).catch(() => false)
    if (isAnswered) wait = FIRST_WAIT
    await systemClock.sleep(wait, signal).catch(() => undefined)
    wait = Math.min(2 * wait, LONGEST_WAIT)
  }
}

/** Ends with the connection; returns true if the node accepted a subscription. */
function followOnce(
  addresses: readonly string[],
  { url, onChange, signal }: FollowOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    let isAnswered = false
    const close = () => socket.close()
    signal.addEventListener('abort', close)
    socket.onopen = () => {
      addresses.forEach((address, id) => {
        const params = [address, { commitment: 'confirmed', encoding: 'base64' }]
        socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'accountSubscribe', params }))
      })
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (data.includes('"accountNotification"')) onChange()
      // Everything else answers the subscriptions.
      else isAnswered ||= data.includes('"result"')
    }
    socket.onclose = () => {
      signal.removeEventListener('abort', close)
      resolve(isAnswered)
    }
  })
}
