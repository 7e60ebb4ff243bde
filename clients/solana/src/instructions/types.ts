import type { PhaseType } from '@mintline/core/mint'
import type { PublicKey } from '@solana/web3.js'

export type { PhaseType }

/** A share in royalties or in the platform fee. */
export interface AddressWithShare {
  address: PublicKey
  /** Percent; shares sum to 100. */
  share: number
}

/** A collection's royalties (specification 3.4). */
export interface Royalties {
  /** Hundredths of a percent on each sale, at most 10,000; 0 = none. */
  royaltyBasisPoints: number
  /** At most 5, distinct; empty only if the royalties are 0. */
  creators: readonly AddressWithShare[]
}

/** A collection's platform fee (specification 3.4). */
export interface PlatformFeeTerms {
  /** Lamports per item with `isFeeFlat`, otherwise basis points of the price. */
  platformFeeValue: bigint
  /** At most 5, distinct. */
  recipients: readonly AddressWithShare[]
  isFeeFlat: boolean
}

/** The highest platform fee that the fee admins can set. */
export interface PlatformFeeCap {
  /** Highest percentage fee, in basis points of the price; 0 = none. */
  readonly basisPoints: number
  /** Highest flat fee, in lamports per item; 0 = none. */
  readonly flat: bigint
}

/** Parts of a collection that can never change again; see the program's `Locks`. */
export interface Locks {
  /** The maximum supply can only be lowered. */
  readonly supply: boolean
  /** Names and uris of the collection and its items. */
  readonly texts: boolean
  /** Terms of existing phases, their allowlist entries, and the collection's wallet cap and co-sign. */
  readonly phases: boolean
  readonly royalties: boolean
  /** The platform fee, but not its recipients. */
  readonly fee: boolean
}

/** A collection's extra metadata field. */
export interface MetadataField {
  /** 1 to 32 bytes, not an address. */
  field: string
  /** At most 200 bytes. */
  value: string
}

/** A token in which phases can be priced. */
export interface PriceTokenMint {
  readonly mint: PublicKey
  /** The Token program or Token-2022: the mint's owner. */
  readonly tokenProgram: PublicKey
}

/** A phase's terms (specification 3.6); a limit of 0 is unlimited. */
export interface PhaseTerms {
  /** Lamports, or base units of the price token, that a buyer pays for one item, fees included. */
  priceAmount: bigint
  /** Mint of the price token, which was added to the collection. Default: the price is in lamports. */
  priceToken?: PublicKey
  /** Unix seconds; the phase is open strictly after this. */
  startTime: bigint
  /** Unix seconds; the phase is open strictly before this. */
  endTime: bigint
  maxMintsPerWallet: bigint
  maxMintsTotal: bigint
  phaseType: PhaseType
  /** 32 bytes; for merkle phases only. */
  merkleRoot?: Uint8Array
}

/** A wallet's entry in a merkle list. */
export interface MerkleMintInput {
  /** Siblings from the leaf to the root, 32 bytes each. */
  merkleProof: readonly Uint8Array[]
  /** Lamports for one item; required by the program. */
  allowListPrice?: bigint
  /** Maximum items in the phase; required by the program. */
  allowListMaxClaims?: bigint
}

/** A share in royalties or in the platform fee, as input. */
export interface ShareInput {
  /** Base58. */
  readonly address: string
  /** Percent, an integer from 1 to 100; shares sum to 100. */
  readonly share: number
}
