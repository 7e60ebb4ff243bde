import type { AccountAddress } from '@aptos-labs/ts-sdk'
import type { Submitted } from './submitted.ts'

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
