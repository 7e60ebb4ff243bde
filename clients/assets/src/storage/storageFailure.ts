import { withoutKeys } from '@mintline/core'
import { AssetsError } from '../errors/assetsError.ts'
import { notAvailable } from './askStorage.ts'

/** A request that did not succeed. */
interface FailedRequest {
  /** The storage, for people. */
  readonly place: string
  /** Name of what was asked for. */
  readonly name: string
  /** Sentence of the answer; undefined = it has none. */
  readonly reason: string | undefined
  readonly response: Pick<Response, 'status' | 'headers'>
}

const TOO_MANY_REQUESTS = 429
/** Timed out, too early, too many requests. */
const PASSING: ReadonlySet<number> = new Set([408, 425, TOO_MANY_REQUESTS])
/** Seconds to wait after too many requests where the storage names none. */
const PAUSE = 15

/** The error of an answer: the storage cannot do it now, or refuses it. */
export function storageFailure({
  place,
  name,
  reason,
  response,
}: FailedRequest): AssetsError<'STORAGE_NOT_AVAILABLE'> | AssetsError<'STORAGE_REFUSED'> {
  const { status, headers } = response
  const text = withoutKeys(reason ?? `status ${status}`)
  if (status < 500 && !PASSING.has(status)) {
    return new AssetsError('STORAGE_REFUSED', { place, name, reason: text, status })
  }
  const pause = status === TOO_MANY_REQUESTS ? PAUSE : undefined
  return notAvailable(place, text, { retryAfter: secondsIn(headers.get('retry-after')) ?? pause })
}

/** Seconds of a header `Retry-After`, which has them or a date. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
