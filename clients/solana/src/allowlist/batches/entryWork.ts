import type { TransactionInstruction } from '@solana/web3.js'
import type { AllowlistOperation } from '../journal.ts'
import type { EntryPlace } from './readEntries.ts'

/** What is done to entries, whatever it is. */
export interface EntryWork<Item> {
  readonly operation: AllowlistOperation
  /** Most items in a transaction; fewer where they do not fit. */
  readonly maxItems: number
  instructionOf(item: Item): TransactionInstruction
  /** Wallet of the entry. */
  userOf(item: Item): string
  /** Lamports that it locks; negative where it returns some. */
  rentOf(item: Item): bigint
  /** The item for what is at its address now; undefined where that is as it is wanted. */
  itemAt(item: Item, place: EntryPlace): Item | undefined
  /** How many compute units more than others it may need, in any unit. */
  weightOf(item: Item): number
}
