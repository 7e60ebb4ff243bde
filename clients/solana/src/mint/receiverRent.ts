import { platformFeeOf, splitFee } from '@mintline/core'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { MissingRent } from '../plans/deploy/receiverFunding.ts'
import type { CollectionInfo, PlatformFees } from '../reads/collectionInfo.ts'
import { rentExempt } from '../transaction/rentExempt.ts'
import type { ClaimRequest } from './claimRequest.ts'

/** The platform fee in the words of the core. */
export function platformFee({ isFlat, feeValue }: PlatformFees) {
  return isFlat
    ? ({ type: 'flat', value: feeValue } as const)
    : ({ type: 'percentage', valueBp: Number(feeValue) } as const)
}

/**
 * Lamports that each receiver gets of one item, by address: the treasury and all recipients.
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
 * Lamports that each receiver gets of so many items, by address, but for the minter, who holds more
 * than it is paid.
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
 * Fails where a receiver lacks rent that nobody is to give it.
 *
 * @throws RECEIVER_NEEDS_RENT, which names the first of them.
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
 * What receivers lack beside a payment that would leave them with fewer lamports than an empty
 * account has to hold, which the runtime refuses. Whoever gets nothing may hold nothing.
 *
 * @param payments Lamports for each receiver in one transaction, by base58.
 * @param lamports Balances before it, by base58; none where absent.
 */
export function missingBesidePayments(
  payments: ReadonlyMap<string, bigint>,
  lamports: ReadonlyMap<string, bigint>,
): MissingRent[] {
  return [...payments].flatMap(([address, payment]) => {
    const missing = rentExempt(0) - (lamports.get(address) ?? 0n) - payment
    return payment > 0n && missing > 0n ? [{ address, lamports: missing }] : []
  })
}
