import type { AptosConnection } from '../chain/connection.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import { followTransaction } from './followTransaction.ts'
import type { ConfirmOptions, SentTransaction } from './sendOptions.ts'
import { signedTerms } from './signedBytes.ts'
import { type ConfirmInput, confirmedOf } from './transactionOutcome.ts'

/** A transaction from an earlier run, with an unknown outcome. */
export interface ResumedTransaction extends ConfirmInput {
  /** Signed bytes to send if the node does not have them; undefined = it is only looked up. */
  readonly serialized?: `0x${string}` | undefined
}

/**
 * Finds the outcome of an earlier run's transaction: waits until it is executed, and sends it again if the node never
 * received it.
 *
 * @returns Undefined = it was never sent, or can no longer be executed.
 * @throws The same errors as `sendTransaction`, except for signing.
 */
export async function resumeTransaction(
  connection: AptosConnection,
  input: ResumedTransaction,
  options: ConfirmOptions = {},
): Promise<SentTransaction | undefined> {
  const { hash, serialized } = input
  if (serialized === undefined) {
    const known = await fetchTransaction(connection, hash, options)
    return known && confirmTransaction(connection, input, options)
  }
  const followed = { ...input, ...signedTerms(serialized), serialized, mayBeOut: true }
  const outcome = await followTransaction(connection, followed, options)
  return outcome.status === 'expired' ? undefined : confirmedOf(input, outcome)
}
