import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

const HOST = '127.0.0.1'

/** A port on this machine on which nothing listens. */
export interface ClosedPort {
  port: number
  /** Releases it. */
  release: () => void
}

/**
 * Keeps a port closed: a connection starts from it, so that no other test's server is assigned it meanwhile.
 *
 * @param wanted Default: a free one.
 */
export async function closedPort(wanted = 0): Promise<ClosedPort> {
  const server = createServer().listen(0, HOST)
  await once(server, 'listening')
  const { port: answering } = server.address() as AddressInfo
  const connection = connect({ host: HOST, port: answering, localAddress: HOST, localPort: wanted })
  server.once('connection', (socket) => socket.on('error', () => undefined))
  await once(connection, 'connect')
  const { localPort: port = 0 } = connection
  return {
    port,
    release: () => {
      // Avoids the minute for which a port stays taken after a connection was closed in order.
      connection.resetAndDestroy()
      server.close()
    },
  }
}
