import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ApiConnection } from '../src/index.ts'

/** A received request. */
export interface Received {
  readonly method: string
  /** As sent, still percent-encoded. */
  readonly path: string
  readonly query: URLSearchParams
  readonly authorization: string | undefined
  readonly accept: string | undefined
  /** Parsed JSON; undefined = no body. */
  readonly body: unknown
}

/** A server's answer: JSON or text. */
export interface Answer {
  /** Default: 200. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly text?: string
}

/** A server whose answers a test sets, on a free port. */
export interface TestServer {
  readonly connection: ApiConnection
  readonly requests: Received[]
  /** Answers all requests from now on. */
  answer: (request: Received) => Answer
  close(): Promise<void>
}

/** Starts a server with empty answers, until a test sets others. */
export async function startServer(): Promise<TestServer> {
  const requests: Received[] = []
  const http = createServer(async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const { authorization, accept } = request.headers
    const text = (await buffer(request)).toString()
    const received: Received = {
      method: request.method ?? '',
      path,
      query: new URLSearchParams(query),
      authorization,
      accept,
      body: text === '' ? undefined : JSON.parse(text),
    }
    requests.push(received)
    const { status = 200, headers, json, text: plain } = server.answer(received)
    const type = json === undefined ? 'text/plain; charset=utf-8' : 'application/json'
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(json === undefined ? plain : JSON.stringify(json))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const server: TestServer = {
    connection: { baseUrl: `http://127.0.0.1:${port}/` },
    requests,
    answer: () => ({}),
    close: () =>
      new Promise((resolve, reject) => {
        http.close((error) => (error ? reject(error) : resolve()))
        http.closeAllConnections()
      }),
  }
  return server
}

export const COLLECTION = `BASE:0x${'ab'.repeat(20)}`
export const OWNER = `ETHEREUM:0x${'cd'.repeat(20)}`
export const ITEM = `${COLLECTION}:1`
export const TIME = '2026-01-31T12:00:00.000Z'
