import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request to a node. */
export interface NodeRequest {
  /** HTTP verb. */
  readonly verb: string
  /** Path and query, including the node URL's own. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** JSON-RPC methods, one by one for a batch; for other requests verb and path: `POST /v1/transactions`. */
  readonly operations: readonly string[]
}

/** A node's answer. */
export interface NodeAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A request, and the ways to answer it. */
export interface Exchange {
  readonly request: NodeRequest
  readonly response: ServerResponse
  /** Lets a node answer the request. Default: the node behind the proxy. */
  ask(nodeUrl?: string): Promise<NodeAnswer>
  answer(answer: NodeAnswer): void
}

/** Answers a request in the node's place, or leaves it without an answer. */
export type Fault = (exchange: Exchange) => Promise<void> | void

/** Chooses a request's fault by each of its operations; undefined = none. */
export type FaultChoice = (operation: string, request: NodeRequest) => Fault | undefined

/** A proxy that spoils a real node's answers. */
export interface NodeProxy {
  /** Use it in place of the node's URL. */
  readonly url: string
  /** Operations of all requests so far, in order. */
  readonly asked: readonly string[]
  /** Number of HTTP requests so far. */
  readonly exchanges: number
  /** Replaces the faults for later requests. Default: none. */
  setFault(choose?: FaultChoice): void
  close(): Promise<void>
}

/** Headers about the transfer from node to proxy only. */
const TRANSFER = /^(connection|keep-alive|transfer-encoding|content-(length|encoding))$/i

/** Starts a proxy without faults in front of a node with any HTTP interface. */
export async function startNodeProxy(nodeUrl: string): Promise<NodeProxy> {
  const asked: string[] = []
  let exchanges = 0
  let choose: FaultChoice = () => undefined

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming)
    asked.push(...request.operations)
    exchanges += 1
    const [fault = honest] = request.operations.flatMap((each) => choose(each, request) ?? [])
    await fault({
      request,
      response,
      ask: (url = nodeUrl) => askNode(url, nodeUrl, request),
      answer: ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    })
  }

  const server = createServer((request, response) => {
    // To a client, an unreachable node is a broken connection as well.
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${pathOf(nodeUrl)}`,
    asked,
    get exchanges() {
      return exchanges
    },
    setFault: (next = () => undefined) => {
      choose = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const honest: Fault = async ({ ask, answer }) => answer(await ask())

/** @param first URL of the node behind the proxy, whose path begins those of requests. */
async function askNode(url: string, first: string, request: NodeRequest): Promise<NodeAnswer> {
  const { verb: method, path, headers, body } = request
  const target = new URL(url).origin + pathOf(url) + path.slice(pathOf(first).length)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const response = await fetch(target, {
    method,
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
  return {
    status: response.status,
    headers: withoutTransfer(Object.fromEntries(response.headers)),
    body: await response.text(),
  }
}

async function readRequest(incoming: IncomingMessage): Promise<NodeRequest> {
  const { method: verb = 'GET', url: path = '/' } = incoming
  const body = await buffer(incoming)
  const [{ pathname }, methods] = [new URL(path, 'http://node'), methodsIn(body)]
  const { host: _, ...headers } = withoutTransfer(incoming.headers)
  return {
    verb,
    path,
    headers,
    body,
    operations: methods.length > 0 ? methods : [`${verb} ${pathname}`],
  }
}

/** Returns a request's JSON-RPC methods; empty = not JSON-RPC. */
function methodsIn(body: Buffer): string[] {
  try {
    const parsed: unknown = JSON.parse(body.toString())
    return [parsed].flat().flatMap((each) => {
      const { method } = { ...(each as { readonly method?: unknown }) }
      return typeof method === 'string' ? [method] : []
    })
  } catch {
    return []
  }
}

function withoutTransfer(headers: IncomingMessage['headers']): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !TRANSFER.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

/** Returns the path in a node's URL, without a trailing slash. */
function pathOf(url: string): string {
  return new URL(url).pathname.replace(/\/$/, '')
}
