import { fieldOf } from './fieldOf.ts'

/** A request that a node refused. */
export class JsonRpcError extends Error {
  /** Code of JSON-RPC or of the chain; undefined where the node gave none. */
  readonly code: number | undefined
  /** Data that a contract reverted with, among others; undefined where the node gave none. */
  readonly data: unknown

  /** @param error The error object from the node. */
  constructor(error: unknown, options?: ErrorOptions) {
    const [message, code] = [fieldOf(error, 'message'), fieldOf(error, 'code')]
    super(typeof message === 'string' ? message : 'the node refused without a reason', options)
    this.name = 'JsonRpcError'
    this.code = typeof code === 'number' ? code : undefined
    this.data = fieldOf(error, 'data')
  }
}
