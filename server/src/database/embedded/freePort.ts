import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const HOST = '127.0.0.1'

/**
 * Ports below the range that systems give to outgoing connections. One from that range could go to another program's
 * connection, or to the database's own clients, while the database is down, and then it could not come back.
 */
const PORTS = { first: 20_000, last: 32_767 }

/** Finds a free port on this machine: the preferred one, or any. */
export async function freePort(preferred: number | undefined): Promise<number> {
  const port = preferred ?? randomInt(PORTS.first, PORTS.last + 1)
  return (await isFree(port)) ? port : freePort(undefined)
}

/** Returns true if a port can be bound; it is released again. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}
