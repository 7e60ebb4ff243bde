import type { DropStatusName, PhaseStatusName } from '@mintline/core/drop'
import type { PageTheme } from '@mintline/core/metadata'
import type { Currency } from '#shared/lib/amountText.ts'
import type { PriceSplit } from './priceSplit.ts'

/** A drop as the page shows it, on any chain. Times are unix seconds. */
export interface DropFacts {
  /** Untrusted. */
  name: string
  texts: DropTexts
  /** Address; undefined = not known. */
  creator: string | undefined
  status: DropStatusName
  /** Who may mint now or next, such as `Public`; empty = nobody. */
  audience: string
  /** The next status change; undefined = none, or too far away. */
  change: StatusChange | undefined
  /** Undefined = nothing to mint. */
  price: OfferedPrice | undefined
  /** About what the network takes from a wallet for its first item; undefined = not known yet. */
  networkFee?: NetworkFee | undefined
  minted: bigint
  /** 0 = unlimited. */
  maxSupply: bigint
  phases: readonly PhaseFacts[]
}

/** An amount in the network's coin. */
export interface NetworkFee {
  amount: bigint
  currency: Currency
}

/** A drop's texts and picture from metadata documents. Untrusted; undefined = none. */
export interface DropTexts {
  /** Picture URL. */
  image: string | undefined
  description: string | undefined
  /** URL of a page about the drop. */
  externalUrl: string | undefined
  /** Address of a video or a sound. */
  animation?: string | undefined
  /** Name of its maker, by its own account. */
  artist?: string | undefined
  /** The page's look. */
  theme?: PageTheme | undefined
  /** True if they are still being read. */
  isLoading: boolean
}

/** A drop's next status change. */
export interface StatusChange {
  kind: 'ends' | 'starts' | 'next starts'
  at: bigint
}

/** One item's price for everybody. */
export interface OfferedPrice {
  /** Undefined = only listed wallets may mint, each at its own price. */
  split: PriceSplit | undefined
  /** True if listed wallets may mint at their own prices. */
  isListed: boolean
  currency: Currency
}

/** A phase as the page shows it. */
export interface PhaseFacts {
  /** Unique in the drop. */
  id: string
  audience: string
  timing: PhaseStatusName
  /** `0.5 SOL, fee included`. */
  price: string
  /** `2 per wallet, 5 of 10 minted`. */
  limits: string
  start: bigint
  /** Undefined = open end. */
  end: bigint | undefined
}
