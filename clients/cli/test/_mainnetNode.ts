import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Genesis hash of Solana's mainnet. */
export const MAINNET_GENESIS_HASH = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

/**
 * A node in front of another one that says it is of the mainnet: nobody tests on the real one.
 * Everything but `getGenesisHash` is answered by the node behind it.
 */
export async function startMainnetNode(behind: string) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { id, method } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    if (method === 'getGenesisHash') {
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: MAINNET_GENESIS_HASH }))
      return
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(behind, { method: 'POST', headers, body })
    response.end(await answer.text())
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
