import { CoreError, type MintlineError } from '../errors/index.ts'
import type { AskOptions } from './askNode.ts'

/**
 * The error for a time-out of sending or of waiting for the outcome, which it reports as well: whoever logs failures of
 * nodes logs it, also where the sender goes on (specification 8).
 *
 * @param cause Last failure of the node. Default: none.
 */
export function sendingTimedOut(
  { onNodeFailure }: Pick<AskOptions, 'onNodeFailure'>,
  cause?: MintlineError,
): CoreError<'PROMI_EVENT_TIMEOUT'> {
  const error = new CoreError('PROMI_EVENT_TIMEOUT', {}, { cause })
  onNodeFailure?.(error)
  return error
}
