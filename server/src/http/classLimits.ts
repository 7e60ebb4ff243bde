import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerNetwork, ipRanges } from '../config/ipRanges.ts'
import { REQUEST_CLASSES, type RequestClass, type RequestLimits } from '../config/requestClasses.ts'
import { ApiError } from './apiError.ts'

/** A network's requests in its current minute, and milliseconds until that ends. */
export interface RequestCount {
  readonly requests: number
  readonly msLeft: number
}

/** Counts a request from a network or by a key in a class, across all processes. */
export type CountShared = (requestClass: RequestClass, counted: string) => Promise<RequestCount>

/** Limits per class, and the counter that processes share. */
export interface ClassLimits {
  readonly perMinute: RequestLimits
  readonly countShared: CountShared
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined = `read`; false = no limit, and no key scope needed. */
    requestClass?: RequestClass | false
  }
}

const MINUTE_MS = 60_000
/** Networks that a process remembers; beyond them, the oldest are forgotten. */
const MOST_NETWORKS = 50_000

/**
 * Limits requests per class and address, IPv6 by /64. A key's own limit replaces it; calls that need a key count by it. Callers on this machine are not
 * limited; if they come through a proxy here that the operator has named, their own addresses count.
 */
export function limitClasses(app: FastifyInstance, { perMinute, countShared }: ClassLimits): void {
  const isHere = ipRanges(['127.0.0.0/8', '::1'])
  const countOwn = ownCounts()
  const refused = ownRefusals()
  app.addHook('onRequest', async (request, reply) => {
    const requestClass = classOf(request)
    const { apiKey, routeOptions } = request
    if (requestClass === undefined || isHere(request.ip)) return
    if (apiKey !== undefined && !routeOptions.config.needsKey) return
    const most = perMinute[requestClass]
    if (most === undefined) return
    const counted = apiKey === undefined ? callerNetwork(request.ip) : `key ${apiKey.id}`
    const name = `${requestClass} ${counted}`
    const { isShared } = REQUEST_CLASSES[requestClass]
    const count = isShared
      ? // A flood beyond the limit costs the database nothing.
        (refused.of(name) ?? (await countShared(requestClass, counted)))
      : countOwn(name)
    tellLimit(reply, most, count)
    if (count.requests <= most) return
    if (isShared) refused.note(name, count)
    throw refusal(requestClass, most, count)
  })
}

/** Returns a request's class; undefined = none, as for unknown paths. */
export function classOf({ routeOptions, is404 }: FastifyRequest): RequestClass | undefined {
  const { requestClass = 'read' } = routeOptions.config
  return is404 || requestClass === false ? undefined : requestClass
}

function tellLimit(reply: FastifyReply, most: number, { requests, msLeft }: RequestCount): void {
  reply.headers({
    'X-RateLimit-Limit': most,
    'X-RateLimit-Remaining': Math.max(0, most - requests),
    'X-RateLimit-Reset': secondsOf(msLeft),
  })
}

function refusal(requestClass: RequestClass, most: number, { msLeft }: RequestCount): ApiError {
  const seconds = secondsOf(msLeft)
  const words = `More than ${most} ${NAMES[requestClass]} in a minute`
  return new ApiError('tooManyRequests', `${words}. Try again in ${seconds} seconds`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

const NAMES: Readonly<Record<RequestClass, string>> = {
  read: 'reads',
  search: 'searches',
  node: 'questions to nodes',
  login: 'sign-ins',
  mail: 'requests for mails',
  write: 'changes',
  anonymousWrite: 'changes without a sign-in',
  refetch: 'requests to fetch metadata again',
  moderate: 'decisions and lists of reports',
  feed: 'bodies of lines',
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000))

/** Creates a counter in this process; each name's minute starts with its first request. */
function ownCounts(): (name: string) => RequestCount {
  const counts = new Map<string, { requests: number; readonly end: number }>()
  return (name) => {
    const now = performance.now()
    let count = counts.get(name)
    if (count === undefined || count.end <= now) {
      count = { requests: 0, end: now + MINUTE_MS }
      counts.delete(name)
      forgetOldest(counts)
      counts.set(name, count)
    }
    count.requests += 1
    return { requests: count.requests, msLeft: count.end - now }
  }
}

/** Remembers counts beyond a limit, each until its minute ends. */
function ownRefusals() {
  const ends = new Map<string, { readonly requests: number; readonly end: number }>()
  return {
    of: (name: string): RequestCount | undefined => {
      const found = ends.get(name)
      const msLeft = found === undefined ? 0 : found.end - performance.now()
      if (found !== undefined && msLeft > 0) return { requests: found.requests, msLeft }
      ends.delete(name)
      return undefined
    },
    note: (name: string, { requests, msLeft }: RequestCount): void => {
      forgetOldest(ends)
      ends.set(name, { requests, end: performance.now() + msLeft })
    },
  }
}

function forgetOldest(entries: Map<string, unknown>): void {
  if (entries.size < MOST_NETWORKS) return
  const [oldest] = entries.keys()
  if (oldest !== undefined) entries.delete(oldest)
}
