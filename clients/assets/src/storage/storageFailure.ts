import { withoutKeys } from '@mintline/core/errors'
import { AssetsError } from '../errors/assetsError.ts'
import { notAvailable } from './askStorage.ts'

/** A failed request. */
interface FailedRequest {
  /** The storage, for people. */
  readonly place: string
  /** Subject of the request. */
  readonly name: string
  /** Sentence from the answer; undefined = none. */
  readonly reason: string | undefined
  readonly response: Pick<Response, 'status' | 'headers'>
}

const TOO_MANY_REQUESTS = 429
/** Timed out, too early, too many requests. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, TOO_MANY_REQUESTS])
/** Seconds to wait after too many requests if the storage names none. */
const PAUSE = 15

/** Creates the error for an unsuccessful answer: a temporary failure, or a refusal. */
export function storageFailure({
  place,
  name,
  reason,
  response,
}: FailedRequest): AssetsError<'STORAGE_NOT_AVAILABLE'> | AssetsError<'STORAGE_REFUSED'> {
  const { status, headers } = response
  const text = withoutKeys(reason ?? `status ${status}`)
  if (status < 500 && !TRANSIENT_STATUSES.has(status)) {
    return new AssetsError('STORAGE_REFUSED', { place, name, reason: text, status })
  }
  const pause = status === TOO_MANY_REQUESTS ? PAUSE : undefined
  return notAvailable(place, text, { retryAfter: secondsIn(headers.get('retry-after')) ?? pause })
}

/** Parses a `Retry-After` header, in seconds or as a date, to seconds. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
