import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach } from 'vitest'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'

const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts a third-party server, which answers each request as the test says. */
export async function strangeServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ indexer: Indexer; asked: string[]; close: () => Promise<void> }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    // Tests run in a page: without these headers it could not call another origin.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') {
      response.end()
      return
    }
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  closing.push(close)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { indexer: { url: `http://127.0.0.1:${port}/`, blockchain: 'SOLANA' }, asked, close }
}

/** Answers with JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
