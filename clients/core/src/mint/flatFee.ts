import type { CoinSymbol, CoinUnit } from '../amounts/index.ts'
import { CoreError } from '../errors/coreError.ts'

/** A flat platform fee beside the price it comes out of, both in base units of the same currency. */
export interface FlatFeeTerms {
  /** 0 = none. */
  readonly fee: bigint
  /** Price of one item. */
  readonly price: bigint
  /** Currency, for the message. */
  readonly coin?: CoinSymbol | CoinUnit | undefined
}

/**
 * Returns the problem of a flat fee above the price of one item: it comes out of the price, so nobody could mint.
 * Undefined = none. On every chain, for configs, forms and plans; what a chain takes no fee of is left out by its caller.
 */
export function flatFeeProblem({
  fee,
  price,
  coin,
}: FlatFeeTerms): CoreError<'FLAT_FEE_CLOSES_PHASE'> | undefined {
  return fee > price ? new CoreError('FLAT_FEE_CLOSES_PHASE', { fee, price, coin }) : undefined
}
