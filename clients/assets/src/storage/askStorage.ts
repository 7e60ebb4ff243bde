import { withTimeout } from '@mintline/core/async'
import { AssetsError } from '../errors/assetsError.ts'

/** Request timeout in milliseconds, uploads included. */
const TIMEOUT = 300_000

/** Details of a temporary storage failure. */
interface NotAvailable extends ErrorOptions {
  /** Seconds after which the storage asks to be retried. */
  readonly retryAfter?: number | undefined
}

/** Creates the error for a temporary storage failure. */
export function notAvailable(
  place: string,
  reason: string,
  { retryAfter, cause }: NotAvailable = {},
): AssetsError<'STORAGE_NOT_AVAILABLE'> {
  return new AssetsError('STORAGE_NOT_AVAILABLE', { place, reason, retryAfter }, { cause })
}

/**
 * Sends a request to a storage with a timeout.
 *
 * @param place - the storage, for errors
 * @throws STORAGE_NOT_AVAILABLE, or the signal's reason.
 */
export function askStorage<Answer>(
  place: string,
  request: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const timeoutError = () => notAvailable(place, `no answer within ${TIMEOUT / 1_000} seconds`)
  return withTimeout(request, { timeout: TIMEOUT, timeoutError, signal }).catch(
    (cause: unknown) => {
      signal.throwIfAborted()
      throw cause instanceof AssetsError
        ? cause
        : notAvailable(place, 'it does not answer', { cause })
    },
  )
}
