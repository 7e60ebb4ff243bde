import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** Faults of a request. */
export type Fault =
  /** The connection ends before the node gets the request. */
  | 'dropRequest'
  /** The node processes the request, and the connection ends before the response. */
  | 'dropResponse'
  /** The response is delayed. */
  | 'delay'
  /** The node gets the request twice, and the client gets the second response. */
  | 'duplicate'
  /** 429; the node does not get the request. */
  | 'tooManyRequests'
  /** 500, 502 or 503; the node does not get the request. */
  | 'serverError'
  /** Only getLatestBlockhash: the first response that the proxy ever got, which may have expired. */
  | 'staleBlockhash'
  /** Only getSignatureStatuses: the node knows none of the transactions. */
  | 'unknownStatus'

/** Probability of each fault, 0 to 1; the sum is at most 1. */
export type FaultRates = Partial<Record<Fault, number>>

/** Rates by JSON-RPC method; `*` for all others. */
export type FaultPlan = Readonly<Record<string, FaultRates>>

/** An unreliable network between a client and a node. */
export interface FaultProxy {
  /** URL for a `Connection`, in place of the node's. */
  readonly url: string
  /** Number of occurrences of each fault. */
  readonly happened: ReadonlyMap<Fault, number>
  /** Number of requests that reached the node, by method. */
  readonly forwarded: ReadonlyMap<string, number>
  /** Replaces the faults; `{}` for none. */
  setFaults(faults: FaultPlan): void
  close(): Promise<void>
}

interface FaultProxyOptions {
  /** HTTP URL of the node. */
  readonly rpcUrl: string
  readonly faults: FaultPlan
  /** The same seed gives the n-th request of a method the same fault. Default: 1. */
  readonly seed?: number
  /** Milliseconds of a delay. Default: 20. */
  readonly delay?: number
}

/**
 * Starts a real HTTP proxy that makes requests to a node fail as on real networks.
 *
 * ```ts
 * const proxy = await startFaultProxy({
 * rpcUrl: localnet.rpcUrl,
 * seed: 7,
 * faults: { sendTransaction: { dropResponse: 0.3 }, '*': { dropRequest: 0.1, serverError: 0.1 } },
 * })
 * const connection = createConnection(proxy.url, { wsEndpoint: localnet.wsUrl })
 * ```
 *
 * It only supports HTTP: give the connection the node's own websocket, or send with `subscribe: false`. Client waits
 * are long; see `simulatedTime` for a clock that skips them.
 */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const { rpcUrl, seed = 1, delay = 20 } = options
  let faults = options.faults
  const happened = new Map<Fault, number>()
  const forwarded = new Map<string, number>()
  const seen = new Map<string, number>()
  const firstBlockhash = await askBlockhash(rpcUrl)

  const forward = (method: string, body: string) => {
    count(forwarded, method)
    return askNode(rpcUrl, body)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { method, id } = readRequest(body)
    const draw = random(seed, `${method} ${count(seen, method)}`)
    const fault = chooseFault(faults[method] ?? faults['*'] ?? {}, method, draw)
    if (fault) count(happened, fault)
    switch (fault) {
      case 'dropRequest':
        response.destroy()
        return
      case 'dropResponse':
        await forward(method, body)
        response.destroy()
        return
      case 'tooManyRequests':
        response.writeHead(429).end('{"error":"Too many requests"}')
        return
      case 'serverError':
        response.writeHead([500, 502, 503][Math.floor(draw * 1e6) % 3] ?? 500).end('Bad gateway')
        return
      case 'staleBlockhash':
        answer(response, { status: 200, body: JSON.stringify({ ...firstBlockhash, id }) })
        return
      case 'unknownStatus':
        answer(response, withoutStatuses(await forward(method, body)))
        return
      case 'duplicate':
        await forward(method, body)
        answer(response, await forward(method, body))
        return
      default:
        if (fault === 'delay') await sleep(delay)
        answer(response, await forward(method, body))
    }
  }

  const server = createServer((request, response) => {
    // To the client, an unreachable node is a broken connection as well.
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    happened,
    forwarded,
    setFaults: (others) => {
      faults = others
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface NodeAnswer {
  readonly status: number
  readonly body: string
}

async function askNode(rpcUrl: string, body: string): Promise<NodeAnswer> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(rpcUrl, { method: 'POST', headers, body })
  return { status: response.status, body: await response.text() }
}

/** The response of an up-to-date node that knows none of the transactions. */
function withoutStatuses({ status, body }: NodeAnswer): NodeAnswer {
  const answered = JSON.parse(body)
  answered.result.value.fill(null)
  return { status, body: JSON.stringify(answered) }
}

async function askBlockhash(rpcUrl: string): Promise<Record<string, unknown>> {
  const params = [{ commitment: 'confirmed' }]
  const request = { jsonrpc: '2.0', id: 0, method: 'getLatestBlockhash', params }
  const { body } = await askNode(rpcUrl, JSON.stringify(request))
  return JSON.parse(body)
}

function answer(response: ServerResponse, { status, body }: NodeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** The method of a request; for a batch, the first. */
function readRequest(body: string): { method: string; id: unknown } {
  const parsed: unknown = JSON.parse(body)
  const request: unknown = Array.isArray(parsed) ? parsed[0] : parsed
  const fields: Record<string, unknown> = { ...(request as object) }
  return { method: String(fields.method), id: fields.id }
}

/** Faults of a single method. */
const METHOD_OF: Partial<Record<Fault, string>> = {
  staleBlockhash: 'getLatestBlockhash',
  unknownStatus: 'getSignatureStatuses',
}

function chooseFault(rates: FaultRates, method: string, draw: number): Fault | undefined {
  let reached = 0
  for (const [fault, rate] of Object.entries(rates) as [Fault, number][]) {
    const only = METHOD_OF[fault]
    if (only !== undefined && method !== only) continue
    reached += rate
    if (draw < reached) return fault
  }
  return undefined
}

function count<Key>(counts: Map<Key, number>, key: Key): number {
  const next = (counts.get(key) ?? 0) + 1
  counts.set(key, next)
  return next
}

/** A number from 0 to 1 derived from the seed and the text: FNV-1a, then mixed. */
function random(seed: number, value: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < value.length; index += 1) {
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
