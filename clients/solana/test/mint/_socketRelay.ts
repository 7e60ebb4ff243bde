import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** An observable relay to a node's websockets. */
export interface SocketRelay {
  readonly url: string
  /** Resolves at the next subscription that the node confirms. */
  subscribed(): Promise<void>
  /** Resolves as soon as there are no connections. */
  abandoned(): Promise<void>
  close(): Promise<void>
}

/** A node's confirmation of a subscription; a server's frames are plain text. */
const CONFIRMATION = '"result":'

export async function startSocketRelay(nodeUrl: string): Promise<SocketRelay> {
  const { hostname, port: nodePort } = new URL(nodeUrl)
  const subscriptions: (() => void)[] = []
  const departures: (() => void)[] = []
  let connected = 0
  const server = createServer((client) => {
    connected += 1
    const node = connect(Number(nodePort), hostname)
    client.pipe(node)
    node.pipe(client)
    node.on('data', (frame) => {
      if (frame.includes(CONFIRMATION)) subscriptions.shift()?.()
    })
    client.on('close', () => {
      node.destroy()
      connected -= 1
      if (connected === 0) for (const tell of departures.splice(0)) tell()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}`,
    subscribed: () => new Promise((resolve) => subscriptions.push(resolve)),
    abandoned: async () => {
      if (connected > 0) await new Promise<void>((resolve) => departures.push(resolve))
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
