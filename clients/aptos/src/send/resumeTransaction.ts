import { isNodeError } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { type ConfirmInput, confirmTransaction } from './confirmTransaction.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { ConfirmOptions, SentTransaction } from './sendOptions.ts'
import { submit } from './submit.ts'

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
 * @throws The errors of `confirmTransaction`.
 */
export async function resumeTransaction(
  connection: AptosConnection,
  input: ResumedTransaction,
  options: ConfirmOptions = {},
): Promise<SentTransaction | undefined> {
  const { hash, serialized } = input
  const known = await fetchTransaction(connection, hash, options)
  if (known === undefined) {
    if (serialized === undefined) return undefined
    try {
      await submit(connection, { hash, serialized }, options)
    } catch (error) {
      // It has landed by now, or its number is used, it has expired, or the wallet cannot pay any more.
      if (!isNodeError(error) || error.code !== 'NODE_REFUSED') throw error
      if ((await fetchTransaction(connection, hash, options)) === undefined) return undefined
    }
  }
  return confirmTransaction(connection, input, options)
}
