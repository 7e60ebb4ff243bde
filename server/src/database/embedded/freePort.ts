import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const HOST = '127.0.0.1'

/**
 * Ports below those that systems give to outgoing connections: one of these could have the port of a database that ended,
 * and its own clients could, so that it would not come back.
 */
const PORTS = { first: 20_000, last: 32_767 }

/** A port of this machine that is free: the preferred one, or any. */
export async function freePort(preferred: number | undefined): Promise<number> {
  const port = preferred ?? randomInt(PORTS.first, PORTS.last + 1)
  return (await isFree(port)) ? port : freePort(undefined)
}

/** True if a port could be bound; it was let go again. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}
