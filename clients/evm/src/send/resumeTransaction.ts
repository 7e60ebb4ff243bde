import { isNodeError } from '@mintline/core'
import type { Hex } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { ConfirmOptions, SentTransaction, SignedTransaction } from './sendOptions.ts'
import { broadcast } from './sendSigned.ts'

/** A transaction of an earlier run, whose outcome is not known. */
export interface ResumedTransaction extends Pick<SignedTransaction, 'hash'> {
  /** Signed bytes to send if the node does not have them; undefined = it is only looked up. */
  readonly serialized?: Hex | undefined
}

/**
 * Finds out what became of a transaction of an earlier run: waits for its confirmation, and sends it again if the
 * node has never received it.
 *
 * @returns Undefined = it was never sent, or cannot land any more.
 * @throws The errors of `confirmTransaction`.
 */
export async function resumeTransaction(
  connection: EvmConnection,
  { hash, serialized }: ResumedTransaction,
  options: ConfirmOptions = {},
): Promise<SentTransaction | undefined> {
  const known = await fetchTransaction(connection, hash, options)
  if (!known) {
    if (serialized === undefined) return undefined
    if (!(await isAccepted(connection, { hash, serialized }, options))) return undefined
  }
  return confirmTransaction(connection, hash, options)
}

/** False where the node refuses the bytes: their nonce has been used, or the wallet cannot pay any more. */
async function isAccepted(
  { client }: EvmConnection,
  signed: SignedTransaction,
  options: ConfirmOptions,
): Promise<boolean> {
  try {
    await broadcast(client, signed, options)
    return true
  } catch (error) {
    if (isNodeError(error) && error.code === 'NODE_REFUSED') return false
    throw error
  }
}
