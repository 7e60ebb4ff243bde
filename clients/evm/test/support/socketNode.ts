import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Client } from 'viem'
import { WebSocketServer } from 'ws'

/** A node for websockets. */
export interface SocketNode {
  readonly url: string
  /** Ends all connections; new ones can be made. */
  drop(): void
  stop(): void
}

/** Starts a websocket node over the node at a URL that does not know a method. */
export async function startSocketWithout(url: string, method: string): Promise<SocketNode> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket) => {
    socket.on('message', async (data) => {
      const asked = JSON.parse(String(data)) as { id: number; method: string }
      if (asked.method === method) {
        const error = { code: -32601, message: 'Method not found' }
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: asked.id, error }))
        return
      }
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body: String(data) })
      socket.send(await answer.text())
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const drop = () => {
    for (const socket of server.clients) socket.terminate()
  }
  return {
    url: `ws://127.0.0.1:${port}`,
    drop,
    stop: () => {
      drop()
      server.close()
    },
  }
}

/** Waits until a node has confirmed the subscription of a client; it sends no news of before. */
export async function untilSubscribed({ transport }: Client): Promise<void> {
  const { subscriptions } = await transport.getRpcClient()
  while (subscriptions.size === 0) await setImmediate()
}
