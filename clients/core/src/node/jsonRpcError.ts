import { fieldOf } from './fieldOf.ts'

/** A node's refusal. */
export class JsonRpcError extends Error {
  /** JSON-RPC code or the chain's own; undefined = none. */
  readonly code: number | undefined
  /** Error data, such as a contract's revert data; undefined = none. */
  readonly data: unknown

  /** @param error The node's error object. */
  constructor(error: unknown, options?: ErrorOptions) {
    const [message, code] = [fieldOf(error, 'message'), fieldOf(error, 'code')]
    super(typeof message === 'string' ? message : 'the node refused without a reason', options)
    this.name = 'JsonRpcError'
    this.code = typeof code === 'number' ? code : undefined
    this.data = fieldOf(error, 'data')
  }
}
