import type { PublicKey } from '@solana/web3.js'

/** Kind of a phase, which decides who may mint, by the client's name (specification 3.6). */
export type PhaseType = 'public' | 'merkleTree' | 'allowList'

/** A share of royalties or of the platform fee. */
export interface AddressWithShare {
  address: PublicKey
  /** Percent; shares sum to 100. */
  share: number
}

/** Royalties of a collection (specification 3.4). */
export interface Royalties {
  /** Hundredths of a percent of a sale, at most 10,000; 0 = none. */
  royaltyBasisPoints: number
  /** At most 5, distinct; empty only where the royalties are 0. */
  creators: readonly AddressWithShare[]
}

/** Platform fee of a collection (specification 3.4). */
export interface PlatformFeeTerms {
  /** Lamports for each item where `isFeeFlat`, else basis points of the price. */
  platformFeeValue: bigint
  /** At most 5, distinct. */
  recipients: readonly AddressWithShare[]
  isFeeFlat: boolean
}

/** An extra metadata field of a collection. */
export interface MetadataField {
  /** 1 to 32 bytes, not an address. */
  field: string
  /** At most 200 bytes. */
  value: string
}

/** Terms of a phase (specification 3.6); a limit of 0 is unlimited. */
export interface PhaseTerms {
  /** Lamports that a buyer pays for one item, fees included. */
  priceAmount: bigint
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
  /** Maximum number of items in the phase; required by the program. */
  allowListMaxClaims?: bigint
}

/** A share of royalties or of the platform fee, as input. */
export interface ShareInput {
  /** Base58. */
  readonly address: string
  /** Percent, a whole number from 1 to 100; shares sum to 100. */
  readonly share: number
}
