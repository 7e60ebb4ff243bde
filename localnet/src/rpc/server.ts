import { randomInt } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import { LocalnetError } from '../errors.ts'
import { createLocalServer, listen, stopListening } from './listen.ts'

export interface Servers {
  rpc: Server
  ws: Server
  rpcPort: number
  wsPort: number
}

const ATTEMPTS = 50

/** Below the ports that systems use for outgoing connections, where every second one can be taken. */
const PORTS = { first: 20_000, last: 32_767 }

/** Two ports, both for HTTP and websockets: clients derive the second from the first. */
export async function openServers(
  handler: RequestListener,
  rpcPort: number,
  wsPort: number | undefined,
): Promise<Servers> {
  if (rpcPort === 0 && wsPort === undefined) return openPair(handler, ATTEMPTS)
  const rpc = createLocalServer(handler)
  const boundPort = await listen(rpc, rpcPort, '--port')
  const ws = createLocalServer(handler)
  try {
    const flag = wsPort === undefined ? '--port' : '--ws-port'
    return { rpc, ws, rpcPort: boundPort, wsPort: await listen(ws, wsPort ?? boundPort + 1, flag) }
  } catch (error) {
    await stopListening(rpc)
    throw error
  }
}

/** Any free port followed by another free one. */
async function openPair(handler: RequestListener, attempts: number): Promise<Servers> {
  try {
    return await openServers(handler, randomInt(PORTS.first, PORTS.last), undefined)
  } catch (error) {
    if (attempts === 0 || !(error instanceof LocalnetError)) throw error
    return openPair(handler, attempts - 1)
  }
}
