import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Handles requests; `count` counts them from 1. */
export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void

/** A real HTTP server for one test. */
export interface TestServer {
  /** URL without a trailing slash. */
  readonly url: string
  /** Requested paths, in order. */
  readonly paths: string[]
  close(): Promise<void>
}

/** Starts a server on a free port on this machine. */
export async function startServer(handle: Handler): Promise<TestServer> {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    handle(request, response, paths.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers every request with this body. */
export function answering(body: string | Uint8Array, status = 200): Handler {
  return (_, response) => response.writeHead(status).end(body)
}
