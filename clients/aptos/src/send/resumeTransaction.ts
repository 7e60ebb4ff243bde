import type { AptosConnection } from '../chain/connection.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import { followTransaction } from './followTransaction.ts'
import type { ConfirmOptions, SentTransaction } from './sendOptions.ts'
import { signedTerms } from './signedBytes.ts'
import { type ConfirmInput, confirmedOf } from './transactionOutcome.ts'

/** A transaction of an earlier run, whose outcome is not known. */
export interface ResumedTransaction extends ConfirmInput {
  /** Signed bytes to send if the node does not have them; undefined = it is only looked up. */
  readonly serialized?: `0x${string}` | undefined
}

/**
 * Finds out what became of a transaction of an earlier run: waits until it is executed, and sends it again if the node
 * has never received it.
 *
 * @returns Undefined = it was never sent, or cannot be executed any more.
 * @throws The errors of `sendTransaction`, signing aside.
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
