import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Chain } from '../chain/chain.ts'
import { namesLocalHost } from '../rpc/hostCheck.ts'
import { Session } from './session.ts'

const LARGEST_MESSAGE = 1024 * 1024
const PING_MS = 30_000
const NORMAL_CLOSURE = 1000
const GRACE_MS = 500

/** Serves websockets on the given servers; returns the function that closes them all. */
export function serveSockets(chain: Chain, servers: Server[]): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE })
  const answered = new WeakSet<WebSocket>()
  sockets.on('connection', (socket) => {
    answered.add(socket)
    socket.on('pong', () => answered.add(socket))
    new Session(chain, socket)
  })
  const upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    if (!namesLocalHost(request)) {
      connection.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, connection, head, (socket) => {
      sockets.emit('connection', socket, request)
    })
  }
  for (const server of servers) server.on('upgrade', upgrade)
  const timer = setInterval(() => dropSilent(sockets, answered), PING_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    for (const socket of sockets.clients) dismiss(socket)
    sockets.close()
  }
}

// An orderly close first, so that clients do not reconnect; then by force.
function dismiss(socket: WebSocket): void {
  socket.close(NORMAL_CLOSURE)
  setTimeout(() => socket.terminate(), GRACE_MS).unref()
}

// A client that has not answered the previous ping is gone.
function dropSilent(sockets: WebSocketServer, answered: WeakSet<WebSocket>): void {
  for (const socket of sockets.clients) {
    if (!answered.delete(socket)) socket.terminate()
    else socket.ping()
  }
}
