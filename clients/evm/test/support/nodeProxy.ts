import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What goes wrong with a request: it never arrives, or its answer is lost. */
export type NodeFault = 'request' | 'answer'

/** A node that may be gone, in front of one that is there. */
export interface NodeProxy {
  readonly url: string
  /** Methods that were asked for so far, in order. */
  readonly asked: readonly string[]
  /** Decides from now on what goes wrong with a request; undefined = nothing does. */
  setFault(fault: (method: string) => NodeFault | undefined): void
  stop(): void
}

/** Starts a proxy for the node at an address. */
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
