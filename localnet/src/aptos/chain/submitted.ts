import { Deserializer, SignedTransaction } from '@aptos-labs/ts-sdk'
import { type Callee, calleeOf } from './payload.ts'
import { type Signers, signersOf } from './signers.ts'
import { transactionHash } from './transactionHash.ts'

/** A transaction as it was received. */
export interface Submitted {
  readonly transaction: SignedTransaction
  readonly signers: Signers
  readonly callee: Callee
  readonly hash: Uint8Array
}

/** The bytes are no signed transaction. */
export class UnreadableTransaction extends Error {
  override readonly name = 'UnreadableTransaction'
}

/**
 * @throws UnreadableTransaction
 * @throws Rejection for what this network does not run.
 */
export function readSubmitted(bytes: Uint8Array): Submitted {
  const transaction = deserialize(bytes)
  return {
    transaction,
    signers: signersOf(transaction),
    callee: calleeOf(transaction.raw_txn.payload),
    hash: transactionHash(bytes),
  }
}

function deserialize(bytes: Uint8Array): SignedTransaction {
  try {
    const from = new Deserializer(bytes)
    const transaction = SignedTransaction.deserialize(from)
    from.assertFinished()
    return transaction
  } catch (cause) {
    const message = 'Failed to deserialize input into SignedTransaction'
    throw new UnreadableTransaction(message, { cause })
  }
}
