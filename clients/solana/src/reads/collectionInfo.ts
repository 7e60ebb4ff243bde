import type { SolanaAddress } from '@mintline/core/identifiers'
import type { MetadataField, PhaseType } from '../instructions/types.ts'

/** A share of royalties or of the platform fee, as on chain. */
export interface Share {
  readonly address: SolanaAddress
  /** Percent; shares sum to 100. */
  readonly share: number
}

/** A phase of a collection (specification 3.6). A limit of 0 is unlimited. */
export interface EditionPhase {
  /** From 0; an index never changes its meaning. */
  readonly phaseIndex: number
  /** Lamports that a buyer pays for one item, fees included; prices of a list replace it. */
  readonly priceAmount: bigint
  /** Wrapped native token; payment is in lamports. */
  readonly priceToken: SolanaAddress
  /** Unix seconds; open strictly after this. */
  readonly startTime: bigint
  /** Unix seconds; open strictly before this. */
  readonly endTime: bigint
  readonly maxMintsPerWallet: bigint
  readonly maxMintsTotal: bigint
  /** Items minted in this phase so far. */
  readonly currentMints: bigint
  readonly phaseType: PhaseType
  /** False closes the phase at all times. */
  readonly active: boolean
  /** 32 bytes; present in merkle phases only. */
  readonly merkleRoot: Uint8Array | undefined
}

/** Platform fee of a collection, as on chain. */
export interface PlatformFees {
  /** Lamports for each item where `isFlat`, otherwise basis points of the price. */
  readonly feeValue: bigint
  readonly isFlat: boolean
  /** Recipients with a share, in the order of the record. */
  readonly recipients: readonly Share[]
  readonly primaryAdmin: SolanaAddress
  /** Undefined = none. */
  readonly secondaryAdmin: SolanaAddress | undefined
}

/** All data of a collection (specification 3.5). A limit of 0 is unlimited. */
export interface CollectionInfo {
  /** Address of the deployment, which is the collection's identifier everywhere. */
  readonly editions: SolanaAddress
  readonly editionsControls: SolanaAddress
  readonly symbol: string
  readonly groupMint: SolanaAddress
  /** Equals the group mint, which holds the group. */
  readonly group: SolanaAddress
  readonly maxNumberOfTokens: bigint
  readonly numberOfTokensIssued: bigint
  /** Name of future items; `{}` stands for the item's number. */
  readonly itemBaseName: string
  readonly itemBaseUri: string
  /** True if the name contains `{}`. */
  readonly itemNameIsTemplate: boolean
  readonly itemUriIsTemplate: boolean
  /** Owner of the collection. */
  readonly creator: SolanaAddress
  readonly maxMintsPerWallet: bigint
  readonly treasury: SolanaAddress
  /** Undefined = no co-sign; otherwise the creator signs every mint. */
  readonly cosignerProgramId: SolanaAddress | undefined
  readonly phases: readonly EditionPhase[]
  readonly platformFees: PlatformFees
  readonly royalties: {
    /** Hundredths of a percent of a sale; 0 = none. */
    readonly royaltyBasisPoints: number
    readonly creators: readonly Share[]
  }
  readonly metadata: {
    readonly symbol: string
    readonly updateAuthority: SolanaAddress | undefined
    readonly mint: SolanaAddress
    readonly collectionBaseName: string
    readonly collectionBaseUri: string
    /** All fields other than royalties and shares of creators. */
    readonly extraMetadata: readonly MetadataField[]
  }
}
