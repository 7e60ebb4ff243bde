import { askNodeOnce, callNode, callNodeBatch, fallbackFetch } from '@mintline/core'
import { abortable } from './abortable.ts'

/** Requests to the nodes of a chain. Each is sent once: whoever follows the chain asks again later. */
export interface RpcNode {
  /** URL of the first node. */
  readonly url: string
  /** Reaches all nodes, and ends with the signal. */
  readonly fetch: typeof globalThis.fetch
  /** Ends all requests. */
  readonly signal: AbortSignal
  /** @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the reason of the signal. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>
  /**
   * One method with each of these parameters, in as few requests as the nodes take.
   *
   * @throws What `call` throws.
   */
  callEach(method: string, calls: readonly (readonly unknown[])[]): Promise<unknown[]>
}

/** Nodes of a chain, and how to ask them. */
export interface RpcNodeOptions {
  /** http: or https: URLs, best first; at least one. */
  readonly urls: readonly [string, ...string[]]
  /** JSON-RPC requests in one HTTP request; 1 for nodes that take no batches. */
  readonly batchSize: number
  readonly signal: AbortSignal
}

/** Creates the requests to the nodes of a chain. */
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
