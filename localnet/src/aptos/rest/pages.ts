import type { ApiAnswer, ApiRequest } from './request.ts'
import { numberOf } from './request.ts'

const USUAL_PAGE = 25n
const LARGEST_PAGE = 100n
/** An account's resources or modules per answer, at most. */
const LARGEST_LIST = 9_999n

/**
 * Returns a page by `start` and `limit`, the first one if the request does not say.
 *
 * @param first The first entry's number. Default: 0.
 */
export function pageOf<T>(request: ApiRequest, entries: readonly T[], first = 0n): T[] {
  const limit = limitOf(request)
  const start = (numberOf(request, 'start') ?? first) - first
  const end = start + limit
  return entries.slice(Number(start > 0n ? start : 0n), Number(end > 0n ? end : 0n))
}

/** Returns a page by cursor; the answer's header has the next cursor until there is none. */
export function cursorPage<T>(
  request: ApiRequest,
  keys: readonly string[],
  toJson: (key: string) => T,
): ApiAnswer & { json: T[] } {
  const limit = Number(numberOf(request, 'limit') ?? LARGEST_LIST)
  const cursor = request.query.get('start')
  const from = cursor === null ? 0 : keys.findIndex((key) => keyText(key) === cursor)
  const rest = from < 0 ? [] : keys.slice(from)
  const next = rest[limit]
  return {
    json: rest.slice(0, limit).map(toJson),
    ...(next === undefined ? {} : { headers: { 'x-aptos-cursor': keyText(next) } }),
  }
}

function limitOf(request: ApiRequest): bigint {
  const limit = numberOf(request, 'limit') ?? USUAL_PAGE
  return limit < LARGEST_PAGE ? limit : LARGEST_PAGE
}

function keyText(key: string): string {
  return Buffer.from(key, 'latin1').toString('hex')
}
