import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { systemClock } from '@mintline/core'

/** Part of an exchange that is lost: the request, its answer, or the answer without the connection being closed. */
export type NodeFault = 'request' | 'answer' | 'silence'

/** A proxy that simulates an unreliable node. */
export interface NodeProxy {
  readonly url: string
  /** Requested methods, in order; those of a batch one by one. */
  readonly asked: readonly string[]
  /** HTTP requests so far. */
  readonly exchanges: () => number
  /** Sets the fault of later requests by method; undefined = none. */
  setFault(fault: (method: string) => NodeFault | undefined): void
  stop(): void
}

interface Call {
  readonly method: string
}

/**
 * Starts a proxy for the node at a URL.
 *
 * @param options Milliseconds by which answers are delayed. Default: 0.
 */
export async function startNodeProxy(
  url: string,
  { delay = 0 }: { delay?: number } = {},
): Promise<NodeProxy> {
  const asked: string[] = []
  let exchanges = 0
  let faultOf: (method: string) => NodeFault | undefined = () => undefined
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const parsed = JSON.parse(body) as Call | Call[]
    const methods = (Array.isArray(parsed) ? parsed : [parsed]).map(({ method }) => method)
    asked.push(...methods)
    exchanges += 1
    const [fault] = methods.flatMap((method) => faultOf(method) ?? [])
    if (fault === 'silence') return
    if (fault === 'request') return request.socket.destroy()
    const headers = { 'content-type': 'application/json' }
    const answered = await (await fetch(url, { method: 'POST', headers, body })).text()
    if (delay > 0) await systemClock.sleep(delay)
    if (fault === 'answer') return request.socket.destroy()
    return response.writeHead(200, headers).end(answered)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    exchanges: () => exchanges,
    setFault: (fault) => {
      faultOf = fault
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
