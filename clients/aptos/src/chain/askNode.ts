import { type AskOptions, askNode as ask } from '@mintline/core/node'
import { type NodeAddress, type NodeRequest, requestNode } from './requestNode.ts'

/** A request, and its name in messages. */
interface NamedRequest extends NodeRequest {
  /** Endpoint: `accounts`, `view`. */
  readonly method: string
}

/**
 * Makes a request to a node, with the retries in core's `askNode`.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export function askNode<Answer>(
  node: NodeAddress,
  { method, ...request }: NamedRequest,
  options: AskOptions = {},
): Promise<Answer> {
  return ask(method, (signal) => requestNode<Answer>(node, { ...request, signal }), options)
}
