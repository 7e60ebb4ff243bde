import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const HEADS = new WeakSet<object>()

/** Identifiers of requests that callers give. */
const GIVEN_ID = /^[\w.:-]{1,64}$/

/**
 * Reads a request as another one whose answer serves it: HEAD as GET, of whose answer Node sends the headers alone, and a
 * path with a slash at its end as that without. Pages of documentation refer to what is below them.
 *
 * @returns its address
 */
export function receive(request: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (request.method === 'HEAD') {
    HEADS.add(request)
    request.method = 'GET'
  }
  const url = request.url ?? '/'
  return url.startsWith('/docs/') ? url : url.replace(/(?<=[^/])\/(?=\?|$)/, '')
}

/** True for a request that came as HEAD. */
export const isHead = (request: object): boolean => HEADS.has(request)

/** Identifier of a request: that of its caller, where it is short and plain, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
}
