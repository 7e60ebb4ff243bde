import type { SolanaAddress } from '@mintline/core/identifiers'
import { PHASE_TYPES } from '@mintline/core/mint'
import type { CollectionInfo, EditionPhase, Share } from './collectionInfo.ts'
import { currentPhase } from './phaseStatus.ts'

/** A phase for a drop's page (specification 3.3). A limit of 0 is unlimited. */
export interface DropPhase {
  /** From 0. */
  readonly phaseIndex: number
  /** Items minted in this phase so far. */
  readonly currentMints: bigint
  /** Unix seconds; open strictly after this. */
  readonly startTime: bigint
  /** Unix seconds; open strictly before this. */
  readonly endTime: bigint
  /** What a buyer pays for one item, in base units and fees included; list prices replace it. */
  readonly priceAmount: bigint
  /** Mint of the token that buyers pay; the wrapped native token's for payments in lamports. */
  readonly priceToken: SolanaAddress
  readonly maxMintsPerWallet: bigint
  /** True if only wallets on a list may mint. */
  readonly isPrivate: boolean
  /** 32 bytes; present in merkle phases only. */
  readonly merkleRoot: Uint8Array | undefined
  /** False closes the phase at all times. */
  readonly active: boolean
}

/** A drop for its page (specification 3.3). A limit of 0 is unlimited. */
export interface Drop {
  readonly symbol: string
  readonly collectionName: string
  readonly collectionUri: string
  /** The collection's owner. */
  readonly creator: SolanaAddress
  readonly groupMint: SolanaAddress
  readonly maxNumberOfTokens: bigint
  readonly tokensMinted: bigint
  /** Name for future items; `{}` stands for the item's number. */
  readonly itemBaseName: string
  readonly itemBaseUri: string
  /** True if the name contains `{}`. */
  readonly itemNameIsTemplate: boolean
  readonly itemUriIsTemplate: boolean
  readonly isFeeFlat: boolean
  /** Lamports per item for a flat fee, otherwise basis points of the price. */
  readonly platformFeeValue: bigint
  readonly platformFeeRecipients: readonly Share[]
  /** The first open phase; undefined = none, so nothing can be minted now. */
  readonly currentPhase: DropPhase | undefined
}

/**
 * Converts a collection for its page.
 *
 * @param now Chain time in unix seconds: see `fetchChainTime`.
 */
export function dropOf(info: CollectionInfo, now: bigint): Drop {
  const phase = currentPhase(info.phases, now)
  return {
    symbol: info.symbol,
    collectionName: info.metadata.collectionBaseName,
    collectionUri: info.metadata.collectionBaseUri,
    creator: info.creator,
    groupMint: info.groupMint,
    maxNumberOfTokens: info.maxNumberOfTokens,
    tokensMinted: info.numberOfTokensIssued,
    itemBaseName: info.itemBaseName,
    itemBaseUri: info.itemBaseUri,
    itemNameIsTemplate: info.itemNameIsTemplate,
    itemUriIsTemplate: info.itemUriIsTemplate,
    isFeeFlat: info.platformFees.isFlat,
    platformFeeValue: info.platformFees.feeValue,
    platformFeeRecipients: info.platformFees.recipients,
    currentPhase: phase && dropPhaseOf(phase),
  }
}

/** Converts a phase for its drop's page. */
export function dropPhaseOf(phase: EditionPhase): DropPhase {
  return {
    phaseIndex: phase.phaseIndex,
    currentMints: phase.currentMints,
    startTime: phase.startTime,
    endTime: phase.endTime,
    priceAmount: phase.priceAmount,
    priceToken: phase.priceToken,
    maxMintsPerWallet: phase.maxMintsPerWallet,
    isPrivate: PHASE_TYPES[phase.phaseType].isListed,
    merkleRoot: phase.merkleRoot,
    active: phase.active,
  }
}
