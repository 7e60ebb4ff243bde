import type { AccountAddress } from '@aptos-labs/ts-sdk'
import type { Changes } from '../vm/store.ts'
import type { Outcome } from './execute.ts'
import type { Submitted } from './submitted.ts'
import { sha3 } from './transactionHash.ts'

/** A transaction that ran, and its effects. */
export interface Landed {
  /** Position in the ledger; genesis is 0. Each transaction is its own block, with the same number. */
  readonly version: bigint
  /** Microseconds. */
  readonly time: bigint
  readonly submitted: Submitted
  readonly outcome: Outcome
  readonly changes: Changes
  /** Hash chained over this transaction and all before it. */
  readonly accumulator: Uint8Array
}

/** The network's transactions in order. */
export class Ledger {
  readonly #landed: Landed[] = []
  readonly #byHash = new Map<string, Landed>()
  readonly #bySender = new Map<string, Landed[]>()

  /** The latest transaction's version. */
  get version(): bigint {
    return BigInt(this.#landed.length)
  }

  add(transaction: Omit<Landed, 'version' | 'accumulator'>): Landed {
    const { hash, transaction: signed } = transaction.submitted
    const before = this.#landed.at(-1)?.accumulator ?? new Uint8Array()
    const landed = {
      ...transaction,
      version: this.version + 1n,
      accumulator: sha3(before, hash),
    }
    const sender = signed.raw_txn.sender.toStringLong()
    const own = this.#bySender.get(sender) ?? []
    own.push(landed)
    this.#landed.push(landed)
    this.#byHash.set(hex(hash), landed)
    this.#bySender.set(sender, own)
    return landed
  }

  get all(): readonly Landed[] {
    return this.#landed
  }

  byHash(hash: Uint8Array): Landed | undefined {
    return this.#byHash.get(hex(hash))
  }

  /** None for genesis, 0, and for future versions. */
  byVersion(version: bigint): Landed | undefined {
    return version === 0n ? undefined : this.#landed[Number(version) - 1]
  }

  /** Transactions that an account has sent. */
  bySender(sender: AccountAddress): readonly Landed[] {
    return this.#bySender.get(sender.toStringLong()) ?? []
  }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
