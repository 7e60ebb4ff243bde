import type { TransactionInstruction } from '@solana/web3.js'
import type { AllowlistOperation } from '../journal.ts'
import type { EntryPlace } from './readEntries.ts'

/** A kind of change to entries. */
export interface EntryWork<Item> {
  readonly operation: AllowlistOperation
  /** Maximum number of items in a transaction; fewer where they do not fit. */
  readonly maxItems: number
  instructionOf(item: Item): TransactionInstruction
  /** Wallet of the entry. */
  userOf(item: Item): string
  /** Lamports that the change locks; negative where it returns some. */
  rentOf(item: Item): bigint
  /** The updated item for the current content of its address; undefined where that is already as requested. */
  itemAt(item: Item, place: EntryPlace): Item | undefined
  /** Approximate compute units of the change, for sorting batches. */
  unitsOf(item: Item): number
}
