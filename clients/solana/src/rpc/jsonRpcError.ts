import { fieldOf } from './answers.ts'

/** A request that a node refused. */
export class JsonRpcError extends Error {
  /** Code of JSON-RPC or Solana; undefined where the node gave none. */
  readonly code: number | undefined

  /** @param error The error object from the node. */
  constructor(error: unknown) {
    const [message, code] = [fieldOf(error, 'message'), fieldOf(error, 'code')]
    super(typeof message === 'string' ? message : 'the node refused without a reason')
    this.name = 'JsonRpcError'
    this.code = typeof code === 'number' ? code : undefined
  }
}
