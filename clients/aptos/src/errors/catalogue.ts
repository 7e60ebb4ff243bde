import { withoutFullStop } from '@mintline/core/errors'
import { reasonOf } from '@mintline/core/node'
import { ADMINISTRATION_MESSAGES } from './administrationMessages.ts'
import { READ_MESSAGES } from './readMessages.ts'

/** Messages about transactions that were not sent, or failed. */
const EXECUTION_MESSAGES = {
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

/** Messages about a drop machine's rules. */
const MACHINE_MESSAGES = {
  /** A cap of 0 would mean that the wallet is not listed. */
  ALLOWLIST_CAP_INVALID: ({ wallet, cap }: { wallet: string; cap: bigint }) =>
    `The cap of ${wallet} must be from 1 to 2^64 - 1, but is ${cap}`,
  /** No wallet may mint until the owner resumes mints. */
  DROP_PAUSED: (_: { collection: string }) =>
    'The owner has paused this drop: wait until it goes on',
}

/** This package's messages by code. The explicit type keeps declarations short. */
export const APTOS_MESSAGES: typeof ADMINISTRATION_MESSAGES &
  typeof EXECUTION_MESSAGES &
  typeof MACHINE_MESSAGES &
  typeof READ_MESSAGES = {
  ...ADMINISTRATION_MESSAGES,
  ...EXECUTION_MESSAGES,
  ...MACHINE_MESSAGES,
  ...READ_MESSAGES,
}

type AptosMessages = typeof APTOS_MESSAGES

declare module '@mintline/core/errors' {
  interface ErrorMessages extends AptosMessages {}
}
