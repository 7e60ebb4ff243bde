import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Part of an exchange that is lost: the request or its answer. */
export type NodeFault = 'request' | 'answer'

/** A proxy that simulates an unreliable node. */
export interface NodeProxy {
  readonly url: string
  /** Requested methods, in order. */
  readonly asked: readonly string[]
  /** Sets the fault of later requests by method; undefined = none. */
  setFault(fault: (method: string) => NodeFault | undefined): void
  stop(): void
}

/** Starts a proxy for the node at a URL. */
export async function startNodeProxy(url: string): Promise<NodeProxy> {
  const asked: string[] = []
  let faultOf: (method: string) => NodeFault | undefined = () => undefined
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const { method } = JSON.parse(body) as { method: string }
    asked.push(method)
    const fault = faultOf(method)
    if (fault === 'request') return request.socket.destroy()
    const headers = { 'content-type': 'application/json' }
    const answered = await (await fetch(url, { method: 'POST', headers, body })).text()
    if (fault === 'answer') return request.socket.destroy()
    return response.writeHead(200, headers).end(answered)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    setFault: (fault) => {
      faultOf = fault
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
