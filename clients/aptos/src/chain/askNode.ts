import { type AskOptions, askNode as ask } from '@mintline/core'
import { nodeFailure } from './nodeFailure.ts'

/**
 * Makes a request to a node through the SDK, with the retries of core's `askNode`.
 *
 * @param method Endpoint, for messages: `accounts`, `view`.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the reason of the signal.
 */
export function askNode<Answer>(
  method: string,
  request: () => Promise<Answer>,
  options: AskOptions = {},
): Promise<Answer> {
  const asked = async () => {
    try {
      return await request()
    } catch (error) {
      throw nodeFailure(error)
    }
  }
  return ask(method, asked, options)
}
