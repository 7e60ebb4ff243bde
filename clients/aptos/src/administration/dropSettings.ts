import type { PlatformFee } from '@mintline/core'
import type { AptosAddress, Word } from '@mintline/core/identifiers'
import type { Ledger } from '../chain/fetchLedger.ts'
import type { SplitShare } from '../drop/dropInfo.ts'
import type { Machine } from '../drop/machine.ts'

/** Terms of a phase, as its owner sets them. */
export interface PhaseTerms {
  /** Unix seconds from which the phase applies. */
  readonly saleMintTime: bigint
  /** Octas for one item, fees included; 0 = free. */
  readonly saleMintPrice: bigint
  /** Items of a wallet that is on no list; 0 = no limit. */
  readonly maxPerWallet: bigint
  /** Items of one transaction; 0 = no limit, as in all drops of version 1. */
  readonly maxPerTransaction: bigint
  /** True if only listed wallets may mint. */
  readonly isPrivate: boolean
  /** Root of a list that is not on chain; undefined = entries on chain, or no list. */
  readonly merkleRoot: Word | undefined
}

/** A phase on chain. */
export interface PhaseRecord extends PhaseTerms {
  /** Names the phase for good, from 1. */
  readonly phaseId: bigint
  /** Number of allowlist entries. */
  readonly entries: bigint
  /** Items that all wallets have minted in the phase. */
  readonly minted: bigint
}

/** Platform fee of a drop, and who gets it. */
export type DropFee = PlatformFee & {
  /** Recipients of the fee. */
  readonly feeSplit: readonly SplitShare[]
}

/** Royalties of a drop: numerator / denominator of later sales. */
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
  /** Wallet that may accept the ownership; undefined = it is not on offer. */
  readonly ownershipOfferedTo: AptosAddress | undefined
  /** True if the owner has stopped all mints. */
  readonly isPaused: boolean
  readonly isOpenEdition: boolean
  /** Unix seconds from which nothing is minted; undefined = open end. */
  readonly endTime: bigint | undefined
  readonly totalMinted: bigint
  /** 0 = no limit, for open editions only. */
  readonly totalSupply: bigint
  readonly platformFee: DropFee
  /** Recipients of the price less the platform fee. */
  readonly revenueSplit: readonly SplitShare[]
  readonly royalties: RoyaltyTerms
  /** In the order of their starts. */
  readonly phases: readonly PhaseRecord[]
  /** Template of item names; `{}` stands for the number of the item. */
  readonly itemBaseName: string
  /** Template of the URIs of item metadata; `{}` stands for the number of the item. */
  readonly itemBaseUri: string
  /** Object that creates the collection and its items. */
  readonly creator: AptosAddress
}
