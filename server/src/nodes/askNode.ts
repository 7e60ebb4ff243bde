import { askNodeOnce, boundedFetch, callNode, fallbackFetch } from '@mintline/core'
import { Agent, fetch as undiciFetch } from 'undici'
import type { AskedNode } from './nodeUrls.ts'

/** Maximum answer size in bytes; balances, contract words and token account lists are far smaller. */
const MAX_BYTES = 1_000_000
/** Maximum connections per host; further requests wait, each for 30 seconds at most. */
const MAX_CONNECTIONS = 32

const agent = new Agent({ connections: MAX_CONNECTIONS, maxResponseSize: MAX_BYTES })

/** Decompressed, an answer may be larger than the bytes received. */
const nodeFetch = boundedFetch(
  ((input, init) =>
    undiciFetch(input as string, { ...init, dispatcher: agent } as object)) as typeof fetch,
  MAX_BYTES,
)

/** Returns a `fetch` that uses the first node that answers, limits the answer size, and aborts once nobody waits. */
export function fetchOf({ urls, signal }: AskedNode): typeof fetch {
  const ask = fallbackFetch(urls, { fetch: nodeFetch })
  return (input, init = {}) => {
    const signals = [signal, init.signal].filter((each) => each instanceof AbortSignal)
    return ask(input, { ...init, signal: AbortSignal.any(signals) })
  }
}

/**
 * Calls a JSON-RPC method on nodes, once and for at most 30 seconds.
 *
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_REFUSED`, `NODE_FORBIDDEN`, the node signal's reason
 */
export function askNode(
  asked: AskedNode,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const node = { url: asked.urls[0], fetch: fetchOf(asked) }
  return askNodeOnce(method, (signal) => callNode(node, method, params, signal), asked)
}
