import type { MintOutcome } from './mintOutcome.ts'
import type { MintToChoice, MintToDraft } from './mintTo.ts'

/** The connected wallet, with a person's entries and their setters. */
export interface MintEntries {
  /** The minter's address. */
  wallet: string
  /** True if the outcome of the wallet's earlier mint is not known yet. */
  isMintPending: boolean
  /** The wallet's last attempt; undefined = there was none. */
  lastEnd: MintOutcome | undefined
  /** Items requested, whether or not they are available; kept while a mint is pending. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
  mintToDraft: MintToDraft
  onMintToChange: (draft: MintToDraft) => void
  /** Receiver of the items. */
  choice: MintToChoice
  /** Address of another wallet that receives the items; undefined = none, or not valid yet. */
  mintTo: string | undefined
}

/** A mint as the form requests it on any chain. */
export interface FormOrder {
  /** Items. */
  quantity: bigint
  /** Base units per item. */
  price: bigint
  /** Address of another wallet that receives the items; undefined = none. */
  mintTo: string | undefined
  /** True if the wallet may mint more after it. */
  leavesMore: boolean
}

/** Mint form props that all chains share. `Order` is a mint as confirmed by the person. */
export interface MintFormInput<Order extends FormOrder> extends MintEntries {
  /** Time since which the state has been the same, in milliseconds since 1970. */
  changedAt: number
  onMint: (order: Order) => void
}
