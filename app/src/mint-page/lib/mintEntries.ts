import type { MintOutcome } from './mintOutcome.ts'
import type { MintToChoice, MintToDraft } from './mintTo.ts'

/** A person's entries, and their setters. */
export interface MintEntries {
  /** True if the outcome of the wallet's earlier mint is not known yet. */
  isMintPending: boolean
  /** Items requested, whether or not they are available; kept while a mint is pending. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
  mintToDraft: MintToDraft
  onMintToChange: (draft: MintToDraft) => void
}

/** Mint form props that all chains share. `Order` is a mint as confirmed by the person. */
export interface MintFormInput<Order> extends MintEntries {
  /** Time since which the state has been the same, in milliseconds since 1970. */
  changedAt: number
  /** Who receives the items. */
  choice: MintToChoice
  /** The last attempt's outcome; undefined = there was none. */
  lastEnd: MintOutcome | undefined
  onMint: (order: Order) => void
}
