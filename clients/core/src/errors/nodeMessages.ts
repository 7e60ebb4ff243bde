import { withoutFullStop } from './fullStop.ts'

/** Messages about network nodes. */
export const NODE_MESSAGES = {
  /** `method` is the method called on the node, `reason` what came instead of a result. */
  NODE_NOT_AVAILABLE: ({ method, reason }: NodeFailure) =>
    `The node did not answer ${method}: ${withoutFullStop(reason)}. Try again, or use another node`,
  /** The node answered; retrying will not help. */
  NODE_REFUSED: ({ method, reason }: NodeFailure) =>
    `The node refused ${method}: ${withoutFullStop(reason)}`,
  /** HTTP 401 or 403, or the same inside a response: the node requires a key or an allowed origin. */
  NODE_FORBIDDEN: ({ status }: NodeStatusFailure) =>
    `The node refuses requests from here (${status}). Use another node`,
  /** HTTP 429, or the same inside a response: too many requests for now. */
  NODE_RATE_LIMITED: (_: NodeStatusFailure) =>
    'The node limits requests (429). Wait a minute, or use another node',
}

interface NodeFailure {
  /** JSON-RPC method that was called. */
  method: string
  /** One short line without markup, JSON or urls. */
  reason: string
}

interface NodeStatusFailure extends NodeFailure {
  /** HTTP status. */
  status: number
}
