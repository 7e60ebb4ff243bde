import { type AskOptions, askNode } from '@mintline/core'
import { nodeFailure } from './nodeFailure.ts'

/**
 * Makes a request to a node through viem, with the retries of core's `askNode`.
 *
 * @param method JSON-RPC method, for messages.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the reason of the
 * signal.
 */
export function askChain<Answer>(
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
  return askNode(method, asked, options)
}
