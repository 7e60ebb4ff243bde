import type { SolanaAddress } from '@mintline/core/identifiers'
import type { Locks, MetadataField, PhaseType, PlatformFeeCap } from '../instructions/types.ts'

/** A share in royalties or in the platform fee, as on chain. */
export interface Share {
  readonly address: SolanaAddress
  /** Percent; shares sum to 100. */
  readonly share: number
}

/** A collection's phase (specification 3.6). A limit of 0 is unlimited. */
export interface EditionPhase {
  /** From 0; an index never changes its meaning. */
  readonly phaseIndex: number
  /** What a buyer pays for one item, in base units and fees included; list prices replace it. */
  readonly priceAmount: bigint
  /** Mint of the token that buyers pay; the wrapped native token's for payments in lamports. */
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

/** A collection's platform fee, as on chain. */
export interface PlatformFees {
  /** Lamports per item with `isFlat`, otherwise basis points of the price. */
  readonly feeValue: bigint
  readonly isFlat: boolean
  /** Recipients with a share, in record order. */
  readonly recipients: readonly Share[]
  readonly primaryAdmin: SolanaAddress
  /** Undefined = none. */
  readonly secondaryAdmin: SolanaAddress | undefined
  /** The highest fee that the admins can set. */
  readonly cap: PlatformFeeCap
}

/** A payment that could not be made when items were minted. */
export interface OwedPayment {
  readonly receiver: SolanaAddress
  readonly lamports: bigint
}

/** Everything about a collection (specification 3.5). A limit of 0 is unlimited. */
export interface CollectionInfo {
  /** The deployment's address, which identifies the collection everywhere. */
  readonly editions: SolanaAddress
  readonly editionsControls: SolanaAddress
  readonly symbol: string
  readonly groupMint: SolanaAddress
  /** Equals the group mint, which holds the group. */
  readonly group: SolanaAddress
  readonly maxNumberOfTokens: bigint
  readonly numberOfTokensIssued: bigint
  /** Name for future items; `{}` stands for the item's number. */
  readonly itemBaseName: string
  readonly itemBaseUri: string
  /** True if the name contains `{}`. */
  readonly itemNameIsTemplate: boolean
  readonly itemUriIsTemplate: boolean
  /** The collection's owner. */
  readonly creator: SolanaAddress
  readonly maxMintsPerWallet: bigint
  readonly treasury: SolanaAddress
  /** Undefined = no co-sign; otherwise the creator or this address signs every mint. */
  readonly cosignerProgramId: SolanaAddress | undefined
  readonly phases: readonly EditionPhase[]
  readonly platformFees: PlatformFees
  /** Parts that can never change again. */
  readonly locks: Locks
  /** Payments that the controls keep until they are claimed, one for each receiver. */
  readonly owed: readonly OwedPayment[]
  readonly royalties: {
    /** Hundredths of a percent on each sale; 0 = none. */
    readonly royaltyBasisPoints: number
    readonly creators: readonly Share[]
  }
  readonly metadata: {
    readonly symbol: string
    readonly updateAuthority: SolanaAddress | undefined
    readonly mint: SolanaAddress
    readonly collectionBaseName: string
    readonly collectionBaseUri: string
    /** All fields other than royalties and creators' shares. */
    readonly extraMetadata: readonly MetadataField[]
  }
}
