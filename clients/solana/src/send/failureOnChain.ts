import { type AskOptions, askNode, type MintlineError } from '@mintline/core'
import { type TransactionError, VersionedTransaction } from '@solana/web3.js'
import { decodeFailure } from '../failures/decodeFailure.ts'
import type { WatchedTransaction, WatcherOptions } from './watchedTransaction.ts'

interface FailureInput extends AskOptions, Pick<WatcherOptions, 'connection'> {
  readonly transaction: WatchedTransaction
  readonly err: TransactionError
}

/**
 * Explains why a transaction failed on chain. Its logs identify the program; if no node returns them, the bare error is
 * used.
 */
export async function failureOnChain(input: FailureInput): Promise<MintlineError> {
  const { transaction, err } = input
  const { signature, wire } = transaction
  const landed = await landedTransaction(input)
  const message =
    landed?.transaction.message ?? (wire && VersionedTransaction.deserialize(wire).message)
  const { logMessages: logs, loadedAddresses: loaded } = landed?.meta ?? {}
  return decodeFailure({ err, logs, message, loaded, signature })
}

async function landedTransaction(input: FailureInput) {
  const { connection, transaction } = input
  try {
    return await askNode(
      'getTransaction',
      async () => {
        const landed = await connection.getTransaction(transaction.signature, {
          commitment: 'confirmed',
          maxSupportedTransactionVersion: 0,
        })
        // The node that returned the status may be ahead of this one.
        if (landed === null) throw new Error('Network is behind: no such transaction yet')
        return landed
      },
      input,
    )
  } catch {
    return undefined
  }
}
