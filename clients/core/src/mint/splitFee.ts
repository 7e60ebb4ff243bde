import type { CoinSymbol, CoinUnit } from '../amounts.ts'
import { CoreError } from '../errors/coreError.ts'
import { assertAmount } from './price.ts'

/** A flat platform fee and the price it comes out of, in base units of one currency. */
export interface FlatFeeTerms {
  /** 0 = none. */
  readonly fee: bigint
  /** Price per item. */
  readonly price: bigint
  /** Currency, for the message. */
  readonly coin?: CoinSymbol | CoinUnit | undefined
}

/** Sum that all recipients' shares must have. */
export const TOTAL_SHARES = 100

/** A recipient and its share of the fee. */
export interface FeeShare {
  readonly address: string
  /** Percentage, 0 to 100; 0 gets nothing. */
  readonly share: number
}

/** A recipient and its amount. */
export interface FeePayment {
  readonly address: string
  /** Base units. */
  readonly value: bigint
}

/**
 * Returns the problem with a flat fee above the price per item; undefined = none. The fee comes out of the price, so
 * nobody could mint. Shared by configs, forms and plans on every chain; callers leave out phases that pay no fee.
 */
export function flatFeeProblem({
  fee,
  price,
  coin,
}: FlatFeeTerms): CoreError<'FLAT_FEE_CLOSES_PHASE'> | undefined {
  return fee > price ? new CoreError('FLAT_FEE_CLOSES_PHASE', { fee, price, coin }) : undefined
}

/**
 * Splits a fee among its recipients, in order. Rounds parts down; the last recipient with a share gets the rest, so
 * that the parts add up to the fee.
 *
 * @param fee Base units.
 * @throws AMOUNT_NEGATIVE, FEE_SHARE_INVALID, FEE_SHARES_NOT_100
 */
export function splitFee(fee: bigint, recipients: readonly FeeShare[]): FeePayment[] {
  assertAmount(fee)
  assertShares(recipients)
  const last = recipients.findLastIndex(({ share }) => share > 0)
  let left = fee
  return recipients.map(({ address, share }, index) => {
    const value = index === last ? left : (fee * BigInt(share)) / BigInt(TOTAL_SHARES)
    left -= value
    return { address, value }
  })
}

function assertShares(recipients: readonly FeeShare[]): void {
  for (const { share } of recipients) {
    if (!Number.isInteger(share) || share < 0 || share > TOTAL_SHARES) {
      throw new CoreError('FEE_SHARE_INVALID', { share })
    }
  }
  const total = recipients.reduce((sum, { share }) => sum + share, 0)
  if (total !== TOTAL_SHARES) throw new CoreError('FEE_SHARES_NOT_100', { total })
}
