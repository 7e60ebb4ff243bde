import type { MintOutcome } from './mintOutcome.ts'
import type { MintToChoice, MintToDraft } from './mintTo.ts'

/** Entries of a person, and how they change. */
export interface MintEntries {
  /** True if the outcome of an earlier mint of the wallet is not known yet. */
  isMintPending: boolean
  /** Items requested, whether or not they are available; kept while a mint is pending. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
  mintToDraft: MintToDraft
  onMintToChange: (draft: MintToDraft) => void
}

/** Props of the form of a mint that are the same on each chain. `Order` is a mint as confirmed by the person. */
export interface MintFormInput<Order> extends MintEntries {
  /** Time at which the state was first read as it is, in milliseconds since 1970. */
  changedAt: number
  /** Receiver of the items. */
  choice: MintToChoice
  /** Outcome of the last attempt; undefined = there was none. */
  lastEnd: MintOutcome | undefined
  onMint: (order: Order) => void
}
