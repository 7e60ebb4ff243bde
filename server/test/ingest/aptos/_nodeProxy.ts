import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Changes answers and their headers. */
export interface RestLie {
  /** Request path prefix, below the URL; empty = ledger info alone. */
  readonly path: string
  readonly body?: (answer: unknown, path: string) => unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A proxy in front of an Aptos node, which lies or throttles as told. */
export interface NodeProxy {
  readonly url: string
  /** Undefined = it tells the truth. */
  lie: RestLie | undefined
  /** HTTP status for all answers; undefined = it works. */
  trouble: number | undefined
  /** Request paths so far, below the URL. */
  readonly paths: string[]
  close(): Promise<void>
}

/** Starts an HTTP proxy. */
export async function startNodeProxy(nodeUrl: string): Promise<NodeProxy> {
  const server = createServer(async (incoming, response) => {
    const path = (incoming.url ?? '').replace(/^\/?/, '')
    proxy.paths.push(path)
    if (proxy.trouble !== undefined) {
      response.writeHead(proxy.trouble).end('Too many requests')
      return
    }
    const answer = await fetch(`${nodeUrl}/${path}`)
    const lie = proxy.lie && isMeant(proxy.lie, path) ? proxy.lie : undefined
    const body: unknown = await answer.json()
    const version = answer.headers.get('x-aptos-ledger-version') ?? '0'
    response.writeHead(answer.status, { 'x-aptos-ledger-version': version, ...lie?.headers })
    response.end(JSON.stringify(lie?.body ? lie.body(body, path) : body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: NodeProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lie: undefined,
    trouble: undefined,
    paths: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}

function isMeant(lie: RestLie, path: string): boolean {
  return lie.path === '' ? path === '' : path.startsWith(lie.path)
}
