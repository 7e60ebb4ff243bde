import { type AskOptions, askNode, isMintlineError } from '@mintline/core'
import { nodeFailure } from './nodeFailure.ts'

/**
 * Makes a request to a node through viem, with the retries of core's `askNode`.
 *
 * @param method JSON-RPC method, for messages.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the reason of the
 * signal.
 * @throws BATCH_REQUEST_TIMEOUT where no attempt to send a batch was answered in time.
 */
export async function askChain<Answer>(
  method: string,
  ask: () => Promise<Answer>,
  options: AskOptions = {},
): Promise<Answer> {
  const asked = async () => {
    try {
      return await ask()
    } catch (error) {
      throw nodeFailure(error)
    }
  }
  try {
    return await askNode(method, asked, options)
  } catch (error) {
    const isLate =
      isMintlineError(error, 'NODE_NOT_AVAILABLE') &&
      isMintlineError(error.cause, 'BATCH_REQUEST_TIMEOUT')
    throw isLate ? error.cause : error
  }
}
