import { reasonOf, withoutFullStop } from '@mintline/core'

/** Messages about transactions that were not sent, or failed. */
export const EXECUTION_MESSAGES = {
  /** For another reason than an abort. `status` is the node's word for it. */
  EXECUTION_FAILED: ({ status }: { status: string; hash?: string | undefined }) =>
    `The transaction failed: ${withoutFullStop(reasonOf(status))}`,
  SEQUENCE_NUMBER_USED: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has sent another transaction in the meantime: try again`,
  EXPIRATION_PASSED: (_: { hash?: string | undefined }) =>
    'The transaction was not executed in time and has expired: try again',
}
