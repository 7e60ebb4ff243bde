import { platformFeeOf, splitFee } from '@mintline/core'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { MissingRent } from '../plans/deploy/receiverFunding.ts'
import type { CollectionInfo, PlatformFees } from '../reads/collectionInfo.ts'
import { type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import type { ClaimRequest } from './claimRequest.ts'

/** Converts a platform fee to core's type. */
export function platformFee({ isFlat, feeValue }: PlatformFees) {
  return isFlat
    ? ({ type: 'flat', value: feeValue } as const)
    : ({ type: 'percentage', valueBp: Number(feeValue) } as const)
}

/**
 * Lamports that each receiver gets for one item, by address: the treasury and all recipients.
 *
 * @throws FEE_EXCEEDS_PRICE
 */
export function mintPayments(collection: CollectionInfo, price: bigint): Map<string, bigint> {
  const { treasury, platformFees } = collection
  const fee = platformFeeOf(price, platformFee(platformFees))
  const payments = new Map<string, bigint>([[treasury, price - fee]])
  for (const { address, value } of splitFee(fee, platformFees.recipients)) {
    payments.set(address, (payments.get(address) ?? 0n) + value)
  }
  return payments
}

/**
 * Lamports that each receiver gets for this many items, by address. Leaves out the minter, who holds more than it is
 * paid.
 *
 * @throws FEE_EXCEEDS_PRICE
 */
export function paymentsOfOthers(
  collection: CollectionInfo,
  { price, wallet, items }: { price: bigint; wallet: string; items: number },
): Map<string, bigint> {
  const payments = mintPayments(collection, price)
  payments.delete(wallet)
  return new Map([...payments].map(([address, payment]) => [address, payment * BigInt(items)]))
}

/**
 * Throws if a receiver lacks rent and is not funded.
 *
 * @throws RECEIVER_NEEDS_RENT for the first one.
 */
export function assertFunded(
  lacking: readonly MissingRent[],
  { fundReceivers, coin }: Pick<ClaimRequest, 'fundReceivers' | 'coin'>,
): void {
  const [first] = lacking
  if (!first || fundReceivers) return
  const { address, lamports: missing } = first
  throw new SolanaClientError('RECEIVER_NEEDS_RENT', { address, missing, coin })
}

/**
 * Finds receivers that a payment would leave below an empty account's minimum rent, which the runtime refuses. A
 * receiver without a payment may be empty.
 *
 * @param payments Lamports for each receiver in one transaction, by base58 address.
 * @param lamports Balances before it, by base58 address; missing = 0.
 * @param rentOf The cluster's rent.
 */
export function missingBesidePayments(
  payments: ReadonlyMap<string, bigint>,
  lamports: ReadonlyMap<string, bigint>,
  rentOf: RentFormula = rentExempt,
): MissingRent[] {
  return [...payments].flatMap(([address, payment]) => {
    const missing = rentOf(0) - (lamports.get(address) ?? 0n) - payment
    return payment > 0n && missing > 0n ? [{ address, lamports: missing }] : []
  })
}
