import type { CoinUnit } from '@mintline/core/amounts'
import { assertIsSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import { AllowlistError } from '../errors/allowlistError.ts'

/** Terms for one wallet in an allowlist phase. */
export interface AllowlistEntryInput {
  /** The wallet that may mint. */
  readonly user: SolanaAddress
  /** Lamports for one item, at most 4,294,967,295; 0 = free. */
  readonly price: bigint
  /** Maximum items in the phase, 1 to 255. */
  readonly amount: number
}

/** Highest price in lamports: an allowlist entry has 32 bits for it. */
export const MAX_ALLOWLIST_PRICE = 0xffff_ffffn

/** Highest item count: an allowlist entry has 8 bits for it. */
export const MAX_ALLOWLIST_AMOUNT = 255

/**
 * Checks that an entry fits its on-chain record, where a larger value would be truncated.
 *
 * @throws `INVALID_ADDRESS`, `ALLOWLIST_PRICE_NEGATIVE`, `ALLOWLIST_PRICE_TOO_HIGH`, `ALLOWLIST_AMOUNT_OUT_OF_RANGE`
 */
export function assertAllowlistEntryInput({ user, price, amount }: AllowlistEntryInput): void {
  assertIsSolanaAddress(user)
  assertAllowlistPrice(price)
  assertAllowlistAmount(amount)
}

/**
 * Checks that a price in base units fits an allowlist entry.
 *
 * @param coin The phase's token, for the message. Default: a coin.
 * @throws `ALLOWLIST_PRICE_NEGATIVE`, `ALLOWLIST_PRICE_TOO_HIGH`
 */
export function assertAllowlistPrice(price: bigint, coin?: CoinUnit): void {
  if (price < 0n) throw new AllowlistError('ALLOWLIST_PRICE_NEGATIVE', { price })
  if (price > MAX_ALLOWLIST_PRICE) {
    throw new AllowlistError('ALLOWLIST_PRICE_TOO_HIGH', { price, coin })
  }
}

/**
 * Checks that an allowlist entry's amount is an integer from 1 to 255.
 *
 * @throws `ALLOWLIST_AMOUNT_OUT_OF_RANGE`
 */
export function assertAllowlistAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_ALLOWLIST_AMOUNT) {
    throw new AllowlistError('ALLOWLIST_AMOUNT_OUT_OF_RANGE', { amount })
  }
}
