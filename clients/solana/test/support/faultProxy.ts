import { setTimeout as sleep } from 'node:timers/promises'
import { accepted, changed, cut, instead, status } from '../../../core/test/conformance/faults.ts'
import {
  type Fault as NodeFault,
  type NodeProxy,
  startNodeProxy,
} from '../../../core/test/conformance/nodeProxy.ts'

/** Faults for a request, chosen by chance. */
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
  /** Only getSignatureStatuses: the node knows no transaction. */
  | 'unknownStatus'

/** Each fault's probability, 0 to 1; the sum is at most 1. */
export type FaultRates = Partial<Record<Fault, number>>

/** Rates by JSON-RPC method; `*` for all others. */
export type FaultPlan = Readonly<Record<string, FaultRates>>

/** An unreliable network between a client and a node. */
export interface FaultProxy extends Pick<NodeProxy, 'url' | 'close'> {
  /** How often each fault occurred. */
  readonly happened: ReadonlyMap<Fault, number>
  /** How many requests reached the node, by method. */
  readonly forwarded: ReadonlyMap<string, number>
  /** Replaces the faults; `{}` for none. */
  setFaults(faults: FaultPlan): void
}

interface FaultProxyOptions {
  /** The node's HTTP URL. */
  readonly rpcUrl: string
  readonly faults: FaultPlan
  /** With the same seed, a method's n-th request gets the same fault. Default: 1. */
  readonly seed?: number
  /** Milliseconds that a request is delayed. Default: 20. */
  readonly delay?: number
}

/**
 * Starts a proxy that makes requests to a node fail by chance, as on real networks.
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
  const happened = new Map<Fault, number>()
  const forwarded = new Map<string, number>()
  const seen = new Map<string, number>()
  const firstBlockhash = await askBlockhash(rpcUrl)
  const late: NodeFault = async ({ ask, answer }) => {
    await sleep(delay)
    answer(await ask())
  }
  const faultOf = (fault: Fault, draw: number): NodeFault => {
    switch (fault) {
      case 'dropRequest':
        return cut
      case 'dropResponse':
        return accepted(cut)
      case 'tooManyRequests':
        return status(429)
      case 'serverError':
        return status([500, 502, 503][Math.floor(draw * 1e6) % 3] ?? 500)
      case 'staleBlockhash':
        return (exchange) => {
          const { id } = JSON.parse(exchange.request.body.toString())
          return instead({ body: JSON.stringify({ ...firstBlockhash, id }) })(exchange)
        }
      case 'unknownStatus':
        return changed(withoutStatuses)
      case 'duplicate':
        return async (exchange) => {
          await fetch(rpcUrl, postOf(exchange.request.body.toString()))
          exchange.answer(await exchange.ask())
        }
      case 'delay':
        return late
    }
  }
  const proxy = await startNodeProxy(rpcUrl)
  const setFaults = (faults: FaultPlan) =>
    proxy.setFault((method) => {
      const draw = random(seed, `${method} ${count(seen, method)}`)
      const fault = chooseFault(faults[method] ?? faults['*'] ?? {}, method, draw)
      if (fault) count(happened, fault)
      if (!fault || !UNSENT.has(fault)) count(forwarded, method)
      if (fault === 'duplicate') count(forwarded, method)
      return fault && faultOf(fault, draw)
    })
  setFaults(options.faults)
  return { url: proxy.url, close: () => proxy.close(), happened, forwarded, setFaults }
}

/** Faults in which the node does not get the request. */
const UNSENT: ReadonlySet<Fault> = new Set<Fault>([
  'dropRequest',
  'tooManyRequests',
  'serverError',
  'staleBlockhash',
])

/** An up-to-date node's response if it knows no transaction. */
function withoutStatuses(answered: unknown): unknown {
  const { result, ...rest } = answered as { result: { context: unknown; value: unknown[] } }
  return { ...rest, result: { ...result, value: result.value.map(() => null) } }
}

async function askBlockhash(rpcUrl: string): Promise<Record<string, unknown>> {
  const params = [{ commitment: 'confirmed' }]
  const request = { jsonrpc: '2.0', id: 0, method: 'getLatestBlockhash', params }
  const response = await fetch(rpcUrl, postOf(JSON.stringify(request)))
  return (await response.json()) as Record<string, unknown>
}

function postOf(body: string) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body }
}

/** Faults that apply to a single method. */
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
