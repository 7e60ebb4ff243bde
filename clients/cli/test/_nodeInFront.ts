import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Genesis hashes of networks on which nobody tests. */
export const GENESIS_HASHES = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
} as const

/** Answers a request itself by returning anything but undefined. */
export type Answer = (method: string) => unknown

/** URL of the node for requests of a method. */
export type Route = (method: string) => string

/** A proxy node that forwards the requests which `answer` does not handle. */
export async function startNodeInFront(behind: string | Route, answer: Answer) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { id, method } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    const result = await answer(method)
    if (result !== undefined) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
      return
    }
    const headers = { 'content-type': 'application/json' }
    const url = typeof behind === 'string' ? behind : behind(method)
    const answered = await fetch(url, { method: 'POST', headers, body })
    response.end(await answered.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A node that pretends to be of one of those networks. */
export function startNodeOf(network: keyof typeof GENESIS_HASHES, behind: string) {
  return startNodeInFront(behind, (method) =>
    method === 'getGenesisHash' ? GENESIS_HASHES[network] : undefined,
  )
}
