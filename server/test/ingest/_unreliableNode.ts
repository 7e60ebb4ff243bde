import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Changes one method's answers. */
export type Lie = (result: unknown, params: readonly unknown[]) => unknown

/** A proxy in front of a node, which lies, throttles or goes away as told. */
export interface UnreliableNode {
  readonly url: string
  /** Changed answers by method; empty = it tells the truth. */
  lies: Readonly<Record<string, Lie>>
  /** JSON-RPC errors in place of answers; undefined = it refuses nothing. */
  refuse: ((request: Request) => object | undefined) | undefined
  /** HTTP status for all answers; `gone` = it closes connections; undefined = it works. */
  trouble: number | 'gone' | undefined
  /** HTTP request count so far. */
  requests: number
  close(): Promise<void>
}

interface Request {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Starts an HTTP proxy. */
export async function startUnreliableNode(rpcUrl: string): Promise<UnreliableNode> {
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming)
    node.requests += 1
    if (node.trouble === 'gone') {
      response.destroy()
      return
    }
    if (node.trouble !== undefined) {
      response.writeHead(node.trouble).end('Too many requests')
      return
    }
    const headers = { 'content-type': 'application/json' }
    const answer: unknown = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()
    response.end(JSON.stringify(changed(answer, JSON.parse(body))))
  })
  const changed = (answer: unknown, request: Request | readonly Request[]): unknown => {
    const requests = [request].flat()
    const change = (one: { id: number; result?: unknown }) => {
      const asked = requests.find(({ id }) => id === one.id)
      const error = asked && node.refuse?.(asked)
      if (error) return { jsonrpc: '2.0', id: one.id, error }
      const lie = asked && node.lies[asked.method]
      return lie ? { ...one, result: lie(one.result, asked.params) } : one
    }
    return Array.isArray(answer) ? answer.map(change) : change(answer as { id: number })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const node: UnreliableNode = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lies: {},
    refuse: undefined,
    trouble: undefined,
    requests: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return node
}
