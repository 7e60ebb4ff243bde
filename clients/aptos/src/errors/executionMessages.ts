import { reasonOf, withoutFullStop } from '@mintline/core'

/** Messages about transactions that were not sent, or failed. */
export const EXECUTION_MESSAGES = {
  /** For another reason than an abort. `status` is the node's word for it. */
  EXECUTION_FAILED: ({ status }: { status: string; hash?: string | undefined }) =>
    `The transaction failed: ${withoutFullStop(reasonOf(status))}`,
  SEQUENCE_NUMBER_USED: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has sent another transaction in the meantime: try again`,
  /** In bytes, computation, or reads and writes of the state. */
  EXECUTION_LIMIT_EXCEEDED: (_: { hash?: string | undefined }) =>
    'The transaction does more than Aptos allows in one: choose fewer items at once',
  WALLET_KEY_REPLACED: ({ wallet }: { wallet: string }) =>
    `The signature is not by the present key of the wallet ${wallet}: choose the key that the account has now`,
  /** It has the same number, and was not executed yet. */
  WALLET_TRANSACTION_WAITING: ({ wallet }: { wallet: string }) =>
    `Another transaction of the wallet ${wallet} is waiting to be executed: try again in a minute`,
  /** Between its reading and the transaction. */
  GAS_PRICE_CHANGED: (_: object) => 'The gas price has changed in the meantime: try again',
  EXPIRATION_PASSED: (_: { hash?: string | undefined }) =>
    'The transaction was not executed in time and has expired: try again',
}
