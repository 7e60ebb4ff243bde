import { isMintlineError } from '@mintline/core/errors'
import { type AskOptions, askNode, askNodeOnce } from '@mintline/core/node'
import { nodeFailure } from './nodeFailure.ts'

/**
 * Makes a request to a node through viem, with the retries in core's `askNode`.
 *
 * @param method JSON-RPC method, for messages.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 * @throws BATCH_REQUEST_TIMEOUT if no batch attempt was answered in time.
 */
export async function askChain<Answer>(
  method: string,
  ask: () => Promise<Answer>,
  options: AskOptions = {},
): Promise<Answer> {
  try {
    return await askNode(method, () => orNodeFailure(ask), options)
  } catch (error) {
    const isLate =
      isMintlineError(error, 'NODE_NOT_AVAILABLE') &&
      isMintlineError(error.cause, 'BATCH_REQUEST_TIMEOUT')
    throw isLate ? error.cause : error
  }
}

/**
 * Makes a request to a node through viem without retries, for a server whose own caller waits.
 *
 * @throws The same errors as `askChain`.
 */
export function askChainOnce<Answer>(
  method: string,
  ask: () => Promise<Answer>,
  options: Pick<AskOptions, 'signal' | 'clock'> = {},
): Promise<Answer> {
  return askNodeOnce(method, () => orNodeFailure(ask), options)
}

async function orNodeFailure<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw nodeFailure(error)
  }
}
