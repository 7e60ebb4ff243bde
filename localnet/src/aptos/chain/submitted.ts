import { type AccountAddress, Deserializer, SignedTransaction } from '@aptos-labs/ts-sdk'
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

/** Queue for transactions whose turn has not come: earlier ones from the same sender are missing. */
export class Waiting {
  readonly #bySender = new Map<string, Map<bigint, Submitted>>()

  add(submitted: Submitted): void {
    const { sender, sequence_number } = submitted.transaction.raw_txn
    const key = sender.toStringLong()
    const own = this.#bySender.get(key) ?? new Map<bigint, Submitted>()
    this.#bySender.set(key, own.set(sequence_number, submitted))
  }

  /** Removes and returns the sender's transaction with this number. */
  take(sender: AccountAddress, sequenceNumber: bigint): Submitted | undefined {
    const own = this.#bySender.get(sender.toStringLong())
    const next = own?.get(sequenceNumber)
    own?.delete(sequenceNumber)
    return next
  }

  /** @param now Seconds; transactions that have expired by then are dropped. */
  find(hash: Uint8Array, now: bigint): Submitted | undefined {
    for (const own of this.#bySender.values()) {
      for (const [number, submitted] of own) {
        const isExpired = submitted.transaction.raw_txn.expiration_timestamp_secs <= now
        if (isExpired) own.delete(number)
        else if (Buffer.from(submitted.hash).equals(hash)) return submitted
      }
    }
    return undefined
  }
}
