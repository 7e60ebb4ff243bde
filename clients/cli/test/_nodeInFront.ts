import { instead } from '../../core/test/conformance/faults.ts'
import { startNodeProxy } from '../../core/test/conformance/nodeProxy.ts'

/** Genesis hashes for networks on which nobody tests. */
export const GENESIS_HASHES = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
} as const

/** Answers a request itself by returning anything but undefined. */
export type Answer = (method: string) => unknown

/** Returns the node url for a method's requests. */
export type Route = (method: string) => string

/** Starts a proxy node that forwards the requests which `answer` does not handle. */
export async function startNodeInFront(behind: string | Route, answer: Answer) {
  const route = typeof behind === 'string' ? () => behind : behind
  const proxy = await startNodeProxy(route('getHealth'))
  proxy.setFault((method, { body }) => async (exchange) => {
    const result = await answer(method)
    if (result === undefined) {
      exchange.answer(await exchange.ask(route(method)))
      return
    }
    const { id } = JSON.parse(body.toString())
    await instead({ body: JSON.stringify({ jsonrpc: '2.0', id, result }) })(exchange)
  })
  return { rpcUrl: proxy.url, close: proxy.close }
}

/** Starts a node that pretends to belong to one of those networks. */
export function startNodeOf(network: keyof typeof GENESIS_HASHES, behind: string) {
  return startNodeInFront(behind, (method) =>
    method === 'getGenesisHash' ? GENESIS_HASHES[network] : undefined,
  )
}
