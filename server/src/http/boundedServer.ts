import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerNetwork, ipRanges } from '../config/ipRanges.ts'

/** Connection limits for a process. */
export interface ConnectionBounds {
  /** Open connections; further ones are closed unanswered. */
  readonly open: number
  /** Open connections per IPv4 address or IPv6 /64. */
  readonly perNetwork: number
  /** Pipelined requests: how many a connection may send before the current answer is finished. */
  readonly ahead: number
  /** Milliseconds for a whole request to arrive. */
  readonly requestMs: number
  /** Milliseconds to answer a request, and for the caller to read the answer. */
  readonly answerMs: number
}

/** Why a connection was closed, for the log. */
export type CutReason =
  | 'the process has too many connections'
  | 'their network has too many connections'
  | 'they sent too many requests ahead'
  | 'they read their answer too slowly'

/** Options for `boundedServer`. */
export interface BoundedServerOptions {
  readonly bounds: ConnectionBounds
  /** Milliseconds that an idle connection stays open. */
  readonly keepAliveMs: number
  /** Addresses and ranges exempt from `perNetwork`: proxies with many callers behind them. */
  readonly proxies: readonly string[]
  /** Called for each closed connection. */
  readonly onCut: (reason: CutReason) => void
}

/** Responses without an end, whose readers may take as long as they keep up. */
const kept = new WeakSet<ServerResponse>()

/** Exempts a response from the time limit for answers, as long as its caller reads what is written. */
export const keepOpen = (response: ServerResponse): void => {
  kept.add(response)
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Cut = (socket: Socket, reason: CutReason) => void

/** Open files reserved for the database, metrics, nodes and documents. */
const RESERVED_FILES = 128
const FEWEST_CONNECTIONS = 16
const MOST_CONNECTIONS = 10_000
/** Milliseconds between two checks for requests that arrive too slowly. */
const CHECK_MS = 1_000

/**
 * Returns the default limits.
 *
 * @param openFiles - the process's limit for open files. A low one leaves few connections, since a process without a
 * free file cannot reach its database
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
 * Creates an HTTP server with connection limits that answers each connection's requests one after another. Node handles
 * pipelined requests at once, and never frees those whose connection closes before their turn.
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

/** Handles a connection's requests one after another. */
function oneAfterAnother(
  handle: Handler,
  { ahead, answerMs }: ConnectionBounds,
  cut: Cut,
): Handler {
  /** Starts requests, by connection: the current one first, then the waiting ones. */
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
      const timer = setTimeout(() => {
        if (kept.has(response) && response.writableLength === 0) timer.refresh()
        else cut(socket, 'they read their answer too slowly')
      }, answerMs)
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

/** Closes a network's connections beyond its limit. */
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

/** Node's report takes tens of milliseconds in a large process, and the limit does not change. */
let knownFileLimit: number | undefined

/** Returns this process's limit for open files; only Node's report tells it. */
function openFileLimit(): number {
  knownFileLimit ??= readFileLimit()
  return knownFileLimit
}

function readFileLimit(): number {
  // Otherwise the report resolves the names of connected hosts, such as the database's.
  const report = Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } }
  }
  const limit = userLimits?.open_files?.soft
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY
}
