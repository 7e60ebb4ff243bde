import type { CoinSymbol, CoinUnit } from '../amounts/index.ts'
import { CoreError } from '../errors/coreError.ts'

/** A flat platform fee and the price it comes out of, in base units of one currency. */
export interface FlatFeeTerms {
  /** 0 = none. */
  readonly fee: bigint
  /** Price per item. */
  readonly price: bigint
  /** Currency, for the message. */
  readonly coin?: CoinSymbol | CoinUnit | undefined
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
