import type { AptosAddress } from '@mintline/core/identifiers'

/** Drop machine versions. */
export const MACHINE_VERSIONS = [1, 2] as const

/** A drop machine version (specification 3.2). */
export type MachineVersion = (typeof MACHINE_VERSIONS)[number]

/** A drop's phase, for a wallet (specification 3.2). */
export interface DropPhase {
  /** Position in the drop's phases, sorted by start time, from 0. */
  readonly phaseIndex: number
  /** Unix seconds. */
  readonly saleMintTime: bigint
  /** Octas for one item, fees included. */
  readonly saleMintPrice: bigint
  /** Items per unlisted wallet in the phase; 0 = no limit. */
  readonly maxPerWallet: bigint
  /** Items for the given wallet in the phase, if it is listed; 0 = no limit. */
  readonly maxPerWalletByAllowList: bigint
  /** Items per transaction; 0 = no limit. */
  readonly maxPerTransaction: bigint
  /** True if only listed wallets may mint. */
  readonly isPrivate: boolean
  readonly isUserInAllowList: boolean
  /** Items minted in the phase by the wallet. */
  readonly claimedByUser: bigint
  /** Items minted in the phase by all wallets. */
  readonly minted: bigint
}

/** Drop fields beyond the specification. */
export interface DropRecord {
  /** True if its owner has stopped all mints. */
  readonly isPaused: boolean
  /** End of minting in Unix seconds; undefined = open end. */
  readonly endTime: bigint | undefined
  /** Object that creates the collection and its items. */
  readonly creator: AptosAddress
}

/** A payment recipient and its share. */
export interface SplitShare {
  readonly recipient: AptosAddress
  /** Percent; a split's shares sum to 100. */
  readonly share: bigint
}

/** A drop for a wallet (specification 3.2). */
export interface DropInfo {
  readonly totalMinted: bigint
  /** 0 = no limit. */
  readonly totalSupply: bigint
  /** Octas per item if `isFeeFlat`, otherwise basis points of its price. */
  readonly platformFee: bigint
  readonly isFeeFlat: boolean
  /** Platform fee recipients. */
  readonly feeSplit: readonly SplitShare[]
  readonly phases: readonly DropPhase[]
  /** Who shares the price after the platform fee. */
  readonly revenueSplit: readonly SplitShare[]
  readonly collectionOwner: AptosAddress
  readonly royaltyPointsNumerator: bigint
  readonly royaltyPointsDenominator: bigint
  readonly royaltyPayeeAddress: AptosAddress
}
