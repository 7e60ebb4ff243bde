import type { CoinUnit } from '@mintline/core/amounts'
import { assertIsSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import { AllowlistError } from '../errors/allowlistError.ts'
import { MAX_MERKLE_VALUE } from '../limits.ts'

/** Terms for one wallet in a merkle phase. */
export interface MerkleEntryInput {
  /** The wallet that may mint. */
  readonly user: SolanaAddress
  /** Lamports for one item, fees included; at most 64 bits, 0 = free. */
  readonly price: bigint
  /** Maximum items in the phase; 1 or more, at most 64 bits. */
  readonly maxClaims: bigint
}

/**
 * Checks that a merkle list entry fits its leaf and can be claimed.
 *
 * @throws `INVALID_ADDRESS`, `MERKLE_PRICE_OUT_OF_RANGE`, `MERKLE_MAX_CLAIMS_OUT_OF_RANGE`
 */
export function assertMerkleEntryInput({ user, price, maxClaims }: MerkleEntryInput): void {
  assertIsSolanaAddress(user)
  assertMerklePrice(price)
  assertMerkleMaxClaims(maxClaims)
}

/**
 * Checks that a price in base units fits a merkle leaf: 0 or more, and at most 64 bits.
 *
 * @param coin The phase's token, for the message. Default: a coin.
 * @throws `MERKLE_PRICE_OUT_OF_RANGE`
 */
export function assertMerklePrice(price: bigint, coin?: CoinUnit): void {
  if (price < 0n || price > MAX_MERKLE_VALUE) {
    throw new AllowlistError('MERKLE_PRICE_OUT_OF_RANGE', { price, coin })
  }
}

/**
 * Checks that a merkle list grants a wallet 1 item or more, and at most 64 bits.
 *
 * @throws `MERKLE_MAX_CLAIMS_OUT_OF_RANGE`
 */
export function assertMerkleMaxClaims(maxClaims: bigint): void {
  if (maxClaims < 1n || maxClaims > MAX_MERKLE_VALUE) {
    throw new AllowlistError('MERKLE_MAX_CLAIMS_OUT_OF_RANGE', { maxClaims })
  }
}
