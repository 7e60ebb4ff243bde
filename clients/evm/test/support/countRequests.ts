import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A proxy that records requests. */
export interface CountingNode {
  readonly url: string
  /** Methods requested since the last call; those of a batch are joined by "+". */
  take(): string[]
  stop(): void
}

/** Starts a recording proxy for a node. */
export async function countRequests(node: string): Promise<CountingNode> {
  let methods: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const asked: { method: string } | { method: string }[] = JSON.parse(body)
    methods.push(
      [asked]
        .flat()
        .map(({ method }) => method)
        .join('+'),
    )
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(node, { method: 'POST', headers, body })
    response.writeHead(answer.status, headers).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = methods
      methods = []
      return taken
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
