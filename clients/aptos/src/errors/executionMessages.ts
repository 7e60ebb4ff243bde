import { reasonOf, withoutFullStop } from '@mintline/core'

/** Messages about transactions that were not sent, or failed. */
export const EXECUTION_MESSAGES = {
  /** For any reason except an abort. `status` is the node's text. */
  EXECUTION_FAILED: ({ status }: { status: string; hash?: string | undefined }) =>
    `The transaction failed: ${withoutFullStop(reasonOf(status))}`,
  SEQUENCE_NUMBER_USED: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has sent another transaction in the meantime: try again`,
  /** A limit on bytes, computation, or state reads and writes. */
  EXECUTION_LIMIT_EXCEEDED: (_: { hash?: string | undefined }) =>
    'The transaction does more than Aptos allows in one: choose fewer items at once',
  WALLET_KEY_REPLACED: ({ wallet }: { wallet: string }) =>
    `The signature is not by the present key of the wallet ${wallet}: choose the key that the account has now`,
  /** The other transaction has the same sequence number, and was not executed yet. */
  WALLET_TRANSACTION_WAITING: ({ wallet }: { wallet: string }) =>
    `Another transaction of the wallet ${wallet} is waiting to be executed: try again in a minute`,
  /** The price rose between reading it and the transaction. */
  GAS_PRICE_CHANGED: (_: object) => 'The gas price has changed in the meantime: try again',
  EXPIRATION_PASSED: (_: { hash?: string | undefined }) =>
    'The transaction was not executed in time and has expired: try again',
}
