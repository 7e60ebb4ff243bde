import type { TransactionInstruction } from '@solana/web3.js'
import type { AllowlistOperation } from '../journal.ts'
import type { EntryPlace } from './readEntries.ts'

/** A kind of change to entries. */
export interface EntryWork<Item> {
  readonly operation: AllowlistOperation
  /** Maximum items per transaction; fewer if they do not fit. */
  readonly maxItems: number
  instructionOf(item: Item): TransactionInstruction
  /** The entry's wallet. */
  userOf(item: Item): string
  /** Lamports that the change locks; negative if it returns some. */
  rentOf(item: Item): bigint
  /** Updates the item to its address's current content; undefined = that is already as requested. */
  itemAt(item: Item, place: EntryPlace): Item | undefined
  /** Approximate compute units for the change, for sorting batches. */
  unitsOf(item: Item): number
}
