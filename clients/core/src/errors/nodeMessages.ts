import { withoutFullStop } from './fullStop.ts'

/** Messages about the nodes of a network. */
export const NODE_MESSAGES = {
  /** `method` is what the node was asked for, `reason` what came instead of an answer. */
  NODE_NOT_AVAILABLE: ({ method, reason }: NodeFailure) =>
    `The node did not answer ${method}: ${withoutFullStop(reason)}. Try again, or use another node`,
  /** The node answered, and asking again changes nothing. */
  NODE_REFUSED: ({ method, reason }: NodeFailure) =>
    `The node refused ${method}: ${withoutFullStop(reason)}`,
  /** HTTP 401 or 403, or the same within an answer: the node wants a key, or serves others only. */
  NODE_FORBIDDEN: ({ status }: NodeStatusFailure) =>
    `The node refuses requests from here (${status}). Use another node`,
  /** HTTP 429, or the same within an answer: so many requests are not taken; later ones are. */
  NODE_RATE_LIMITED: (_: NodeStatusFailure) =>
    'The node limits requests (429). Wait a minute, or use another node',
}

interface NodeFailure {
  /** Method of JSON-RPC that was called. */
  method: string
  /** One short line without markup, JSON and urls. */
  reason: string
}

interface NodeStatusFailure extends NodeFailure {
  /** Status of HTTP. */
  status: number
}
