import { askNodeOnce, callNode, callNodeBatch, fallbackFetch } from '@mintline/core'
import { abortable } from './aptos/aptosNode.ts'

/** Requests to a chain's nodes. Each is sent once: whoever follows the chain retries later. */
export interface RpcNode {
  /** The first node's URL. */
  readonly url: string
  /** Reaches all nodes, and aborts with the signal. */
  readonly fetch: typeof globalThis.fetch
  /** Aborts all requests. */
  readonly signal: AbortSignal
  /** @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>
  /**
   * Calls one method with each set of parameters, in as few requests as the nodes accept.
   *
   * @throws What `call` throws.
   */
  callEach(method: string, calls: readonly (readonly unknown[])[]): Promise<unknown[]>
}

/** A chain's nodes and how to call them. */
export interface RpcNodeOptions {
  /** http: or https: URLs, best first; at least one. */
  readonly urls: readonly [string, ...string[]]
  /** JSON-RPC requests per HTTP request; 1 for nodes that take no batches. */
  readonly batchSize: number
  readonly signal: AbortSignal
}

/** Creates a client for a chain's nodes. */
export function rpcNode({ urls, batchSize, signal }: RpcNodeOptions): RpcNode {
  const [url] = urls
  const address = { url, fetch: abortable(fallbackFetch(urls), signal) }
  return {
    ...address,
    signal,
    call: (method, ...params) =>
      askNodeOnce(method, () => callNode(address, method, params), { signal }),
    callEach: async (method, calls) => {
      const answers: unknown[] = []
      for (let at = 0; at < calls.length; at += batchSize) {
        const batch = calls.slice(at, at + batchSize)
        const ask = () =>
          batchSize === 1
            ? Promise.all(batch.map((params) => callNode(address, method, params)))
            : callNodeBatch(address, method, batch)
        answers.push(...(await askNodeOnce(method, ask, { signal })))
      }
      return answers
    },
  }
}
