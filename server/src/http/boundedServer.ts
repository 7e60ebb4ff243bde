import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerNetwork, ipRanges } from '../config/ipRanges.ts'

/** Limits of a process on its connections. */
export interface ConnectionBounds {
  /** Open connections; further ones are closed unanswered. */
  readonly open: number
  /** Open connections of an IPv4 address or an IPv6 /64. */
  readonly perNetwork: number
  /** Requests that a connection may send before the one being answered is over. */
  readonly ahead: number
  /** Milliseconds for a whole request to arrive. */
  readonly requestMs: number
  /** Milliseconds for answering a request, and for its caller to read the answer. */
  readonly answerMs: number
}

/** Reason for closing a connection, as the log has it. */
export type CutReason =
  | 'the process has too many connections'
  | 'their network has too many connections'
  | 'they sent too many requests ahead'
  | 'they read their answer too slowly'

/** Options of `boundedServer`. */
export interface BoundedServerOptions {
  readonly bounds: ConnectionBounds
  /** Milliseconds for which a connection stays open without a request. */
  readonly keepAliveMs: number
  /** Addresses and ranges without `perNetwork`: proxies, behind which many callers are. */
  readonly proxies: readonly string[]
  /** Called for each connection that is closed. */
  readonly onCut: (reason: CutReason) => void
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Cut = (socket: Socket, reason: CutReason) => void

/** Open files that connections leave for the database, metrics, nodes and documents. */
const RESERVED_FILES = 128
const FEWEST_CONNECTIONS = 16
const MOST_CONNECTIONS = 10_000
/** Milliseconds between two looks for requests that take too long to arrive. */
const CHECK_MS = 1_000

/**
 * Returns the default limits.
 *
 * @param openFiles - files that the process may have open. Few leave few connections, as a process without a file cannot
 *   reach its database
 */
export function connectionBounds(openFiles: number = openFileLimit()): ConnectionBounds {
  const open = Math.min(MOST_CONNECTIONS, openFiles - RESERVED_FILES)
  return {
    open: Math.max(FEWEST_CONNECTIONS, open),
    perNetwork: 256,
    ahead: 16,
    requestMs: 30_000,
    answerMs: 120_000,
  }
}

/**
 * Creates an HTTP server whose connections are bounded, and which answers the requests of a connection one after another.
 * Node handles pipelined requests at once, and never frees those whose connection closes before their turn.
 */
export function boundedServer(
  handle: Handler,
  { bounds, keepAliveMs, proxies, onCut }: BoundedServerOptions,
): Server {
  const cut: Cut = (socket, reason) => {
    if (socket.destroyed) return
    onCut(reason)
    socket.destroy()
  }
  const server = createServer(
    {
      requestTimeout: bounds.requestMs,
      headersTimeout: bounds.requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, bounds.requestMs),
    },
    oneAfterAnother(handle, bounds, cut),
  )
  server.maxConnections = bounds.open
  server.on('drop', () => onCut('the process has too many connections'))
  server.on('connection', perNetwork(bounds.perNetwork, proxies, cut))
  return server
}

/** Handles the requests of a connection one after another. */
function oneAfterAnother(
  handle: Handler,
  { ahead, answerMs }: ConnectionBounds,
  cut: Cut,
): Handler {
  /** Starts of requests by connection: of the one that is handled, then of those that wait. */
  const queues = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    if (queue.length > ahead) {
      cut(socket, 'they sent too many requests ahead')
      return
    }
    const start = () => {
      const timer = setTimeout(() => cut(socket, 'they read their answer too slowly'), answerMs)
      timer.unref()
      response.once('close', () => {
        clearTimeout(timer)
        queue.shift()
        if (!socket.destroyed) queue[0]?.()
      })
      handle(request, response)
    }
    queue.push(start)
    if (queue.length === 1) start()
  }
}

/** Closes connections beyond those that a network may have open. */
function perNetwork(most: number, proxies: readonly string[], cut: Cut): (socket: Socket) => void {
  const isProxy = ipRanges(proxies)
  const open = new Map<string, number>()
  return (socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const network = callerNetwork(remoteAddress)
    const count = open.get(network) ?? 0
    if (count >= most) {
      cut(socket, 'their network has too many connections')
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }
}

/** Files that this process may have open; only Node's report says how many. */
function openFileLimit(): number {
  // Otherwise the report waits for the names of connected hosts, such as the database's.
  const report = Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } }
  }
  const limit = userLimits?.open_files?.soft
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY
}
