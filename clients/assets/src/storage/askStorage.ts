import { withTimeout } from '@mintline/core'
import { AssetsError } from '../errors/assetsError.ts'

/** Milliseconds that an answer may take, uploads included. */
const TIMEOUT = 300_000

/** Details of a storage that cannot do what it is asked for now. */
interface NotAvailable extends ErrorOptions {
  /** Seconds after which it asks to be tried again. */
  readonly retryAfter?: number | undefined
}

/** The error of a storage that cannot do what it is asked for now. */
export function notAvailable(
  place: string,
  reason: string,
  { retryAfter, cause }: NotAvailable = {},
): AssetsError<'STORAGE_NOT_AVAILABLE'> {
  return new AssetsError('STORAGE_NOT_AVAILABLE', { place, reason, retryAfter }, { cause })
}

/**
 * The answer of a storage to a request.
 *
 * @param place - the storage, for errors
 * @throws STORAGE_NOT_AVAILABLE, or the reason of the signal.
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
