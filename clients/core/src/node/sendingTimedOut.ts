import { CoreError, type MintlineError } from '../errors/index.ts'
import type { AskOptions } from './askNode.ts'

/**
 * Creates the error for a timeout while sending or waiting for the outcome, and reports it: whoever logs node
 * failures logs it too, even if the sender goes on (specification 8).
 *
 * @param cause The node's last failure. Default: none.
 */
export function sendingTimedOut(
  { onNodeFailure }: Pick<AskOptions, 'onNodeFailure'>,
  cause?: MintlineError,
): CoreError<'PROMI_EVENT_TIMEOUT'> {
  const error = new CoreError('PROMI_EVENT_TIMEOUT', {}, { cause })
  onNodeFailure?.(error)
  return error
}
