import { type CoinSymbol, isMintlineError } from '@mintline/core'
import { decimalPoint } from '@mintline/core/csv'
import {
  type AmountToken,
  type ParseAmountOptions,
  parseAmount,
  parseTokenAmount,
} from '../../amounts/parseAmount.ts'
import { AllowlistError } from '../../errors/allowlistError.ts'
import { MAX_MERKLE_VALUE } from '../../limits.ts'
import type { CellProblem } from './addressCell.ts'
import type { ListLimits } from './limits.ts'

const WHOLE_NUMBER = /^\d+$/

/** Units of a file's prices. */
export interface PriceOptions extends ParseAmountOptions {
  /** The phase's price token. */
  readonly token?: AmountToken | undefined
  /** True if bare numbers are in the token. */
  readonly isTokenNamed: boolean
}

/** Reads the price in a cell, in base units; returns a problem if there is none. */
export function readPriceCell(
  cell: string,
  { token, isTokenNamed, ...options }: PriceOptions,
  { maxPrice }: ListLimits,
): bigint | CellProblem {
  if (cell === '') return { code: 'PRICE_MISSING', message: 'The row has no price.' }
  try {
    const text = decimalPoint(cell)
    const price = token ? parseTokenAmount(text, token, isTokenNamed) : parseAmount(text, options)
    if (price <= maxPrice) return price
    const message = `A price is at most ${maxPrice} ${token ? 'base units' : 'lamports'} in this kind of list, and this is ${price}.`
    return {
      code: 'PRICE_OUT_OF_RANGE',
      message,
      ...(price <= MAX_MERKLE_VALUE && { cap: 'price' }),
    }
  } catch (error) {
    if (!isMintlineError(error, 'AMOUNT_UNREADABLE')) throw error
    return { code: 'PRICE_INVALID', message: `This is not a price: ${error.context.reason}.` }
  }
}

/** Returns the price, or a problem if the collection's flat fee exceeds it. */
export function coveringFee(
  price: bigint | CellProblem,
  { fee, coin }: { readonly fee: bigint; readonly coin: CoinSymbol | undefined },
): bigint | CellProblem {
  if (typeof price !== 'bigint' || price >= fee) return price
  const { message } = new AllowlistError('PRICE_BELOW_FLAT_FEE', { price, fee, coin })
  return { code: 'PRICE_BELOW_FLAT_FEE', message: `${message}.` }
}

/** Reads the item count in a cell; returns a problem if there is none. */
export function readAmountCell(cell: string, { maxAmount }: ListLimits): bigint | CellProblem {
  if (cell === '') return { code: 'AMOUNT_MISSING', message: 'The row has no amount.' }
  if (!WHOLE_NUMBER.test(cell)) {
    return { code: 'AMOUNT_INVALID', message: 'This is not a number of items: write it in digits.' }
  }
  const amount = BigInt(cell)
  if (amount >= 1n && amount <= maxAmount) return amount
  const message = `An amount is 1 to ${maxAmount} items in this kind of list.`
  const isAboveCap = amount > maxAmount && amount <= MAX_MERKLE_VALUE
  return { code: 'AMOUNT_OUT_OF_RANGE', message, ...(isAboveCap && { cap: 'amount' }) }
}
