import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const HEADS = new WeakSet<object>()

/** Request ids that callers may set. */
const GIVEN_ID = /^[\w.:-]{1,64}$/

/**
 * Rewrites a request to an equivalent one: HEAD to GET, for which Node sends the headers alone, and a path with a
 * trailing slash to the path without. Documentation pages keep theirs, since they refer to paths below them.
 *
 * @returns its URL
 */
export function receive(request: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (request.method === 'HEAD') {
    HEADS.add(request)
    request.method = 'GET'
  }
  const url = request.url ?? '/'
  return url.startsWith('/docs/') ? url : url.replace(/(?<=[^/])\/(?=\?|$)/, '')
}

/** Returns true for a request that came as HEAD. */
export const isHead = (request: object): boolean => HEADS.has(request)

/** Returns a request's id: the caller's, if it is short and plain, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
}
