import type { AptosAddress } from '@mintline/core/identifiers'

/** Versions of the drop machine. */
export const MACHINE_VERSIONS = [1, 2] as const

/** Version of a drop machine (specification 3.2). */
export type MachineVersion = (typeof MACHINE_VERSIONS)[number]

/** A phase of a drop, for a wallet (specification 3.2). */
export interface DropPhase {
  /** Position among the phases of the drop, which are in the order of their starts, from 0. */
  readonly phaseIndex: number
  /** Unix seconds. */
  readonly saleMintTime: bigint
  /** Octas for one item, fees included. */
  readonly saleMintPrice: bigint
  /** Items of a wallet that is on no list, in the phase; 0 = no limit. */
  readonly maxPerWallet: bigint
  /** Items of the given wallet in the phase, where it is listed; 0 = no limit. */
  readonly maxPerWalletByAllowList: bigint
  /** Items of one transaction; 0 = no limit. */
  readonly maxPerTransaction: bigint
  /** True if only listed wallets may mint. */
  readonly isPrivate: boolean
  readonly isUserInAllowList: boolean
  /** Items that the wallet has minted in the phase. */
  readonly claimedByUser: bigint
  /** Items that all wallets have minted in the phase. */
  readonly minted: bigint
}

/** The part of a drop that the specification's fields do not have. */
export interface DropRecord {
  /** True if its owner has stopped all mints. */
  readonly isPaused: boolean
  /** Unix seconds from which nothing is minted; undefined = open end. */
  readonly endTime: bigint | undefined
  /** Object that creates the collection and its items. */
  readonly creator: AptosAddress
}

/** A recipient of a payment, and its part. */
export interface SplitShare {
  readonly recipient: AptosAddress
  /** Percent; the shares of a split sum to 100. */
  readonly share: bigint
}

/** A drop for a wallet (specification 3.2). */
export interface DropInfo {
  readonly totalMinted: bigint
  /** 0 = no limit. */
  readonly totalSupply: bigint
  /** Octas of each item where `isFeeFlat`, otherwise basis points of its price. */
  readonly platformFee: bigint
  readonly isFeeFlat: boolean
  /** Recipients of the platform fee. */
  readonly feeSplit: readonly SplitShare[]
  readonly phases: readonly DropPhase[]
  /** Recipients of the price less the platform fee. */
  readonly revenueSplit: readonly SplitShare[]
  readonly collectionOwner: AptosAddress
  readonly royaltyPointsNumerator: bigint
  readonly royaltyPointsDenominator: bigint
  readonly royaltyPayeeAddress: AptosAddress
}
