import type { AptosAddress, Word } from '@mintline/core/identifiers'
import type { PlatformFee } from '@mintline/core/mint'
import type { Ledger } from '../chain/fetchLedger.ts'
import type { SplitShare } from '../drop/dropInfo.ts'
import type { Machine } from '../drop/machine.ts'

/** A phase's terms, as the owner sets them. */
export interface PhaseTerms {
  /** Start time in Unix seconds. */
  readonly saleMintTime: bigint
  /** Octas for one item, fees included; 0 = free. */
  readonly saleMintPrice: bigint
  /** Items per unlisted wallet; 0 = no limit. */
  readonly maxPerWallet: bigint
  /** Items per transaction; 0 = no limit, which version 1 always has. */
  readonly maxPerTransaction: bigint
  /** True if only listed wallets may mint. */
  readonly isPrivate: boolean
  /** Merkle root, if the list is off chain; undefined = entries on chain, or no list. */
  readonly merkleRoot: Word | undefined
}

/** A phase on chain. */
export interface PhaseRecord extends PhaseTerms {
  /** Permanent id, from 1. */
  readonly phaseId: bigint
  /** Allowlist entry count. */
  readonly entries: bigint
  /** Items minted in the phase by all wallets. */
  readonly minted: bigint
}

/** A drop's platform fee, and who gets it. */
export type DropFee = PlatformFee & {
  /** Fee recipients. */
  readonly feeSplit: readonly SplitShare[]
}

/** A drop's royalties: numerator / denominator of each later sale. */
export interface RoyaltyTerms {
  readonly royaltyPayeeAddress: AptosAddress
  /** 1 or more. */
  readonly royaltyPointsDenominator: bigint
  /** 0 = none; at most the denominator. */
  readonly royaltyPointsNumerator: bigint
}

/** A drop as its owner sees it. */
export interface DropSettings {
  readonly ledger: Ledger
  readonly machine: Machine
  /** Address in its normal form. */
  readonly collection: string
  readonly collectionOwner: AptosAddress
  /** Wallet that may accept the ownership; undefined = no offer. */
  readonly ownershipOfferedTo: AptosAddress | undefined
  /** True if the owner has stopped all mints. */
  readonly isPaused: boolean
  readonly isOpenEdition: boolean
  /** End of minting in Unix seconds; undefined = open end. */
  readonly endTime: bigint | undefined
  readonly totalMinted: bigint
  /** 0 = no limit, for open editions only. */
  readonly totalSupply: bigint
  readonly platformFee: DropFee
  /** Who shares the price after the platform fee. */
  readonly revenueSplit: readonly SplitShare[]
  readonly royalties: RoyaltyTerms
  /** Sorted by start time. */
  readonly phases: readonly PhaseRecord[]
  /** Item name template; `{}` stands for the item number. */
  readonly itemBaseName: string
  /** Metadata URI template; `{}` stands for the item number. */
  readonly itemBaseUri: string
  /** Object that creates the collection and its items. */
  readonly creator: AptosAddress
}
