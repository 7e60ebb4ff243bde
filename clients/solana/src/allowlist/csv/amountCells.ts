import { type CoinSymbol, formatAmount } from '@mintline/core/amounts'
import { decimalPoint } from '@mintline/core/csv'
import { isMintlineError } from '@mintline/core/errors'
import {
  type AmountToken,
  type ParseAmountOptions,
  parseAmount,
  parseTokenAmount,
  type TokenUnit,
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
  /** Unit for the token's bare numbers; undefined = those other than 0 are refused. */
  readonly tokenUnit: TokenUnit | undefined
}

/** Reads the price in a cell, in base units; returns a problem if there is none. */
export function readPriceCell(
  cell: string,
  { token, tokenUnit, ...options }: PriceOptions,
  { maxPrice }: ListLimits,
): bigint | CellProblem {
  if (cell === '') return { code: 'PRICE_MISSING', message: 'The row has no price.' }
  try {
    const text = decimalPoint(cell)
    const price = token ? parseTokenAmount(text, token, tokenUnit) : parseAmount(text, options)
    if (price <= maxPrice) return price
    return {
      code: 'PRICE_OUT_OF_RANGE',
      message: tooHigh(price, maxPrice, token),
      ...(price <= MAX_MERKLE_VALUE && { cap: 'price' }),
    }
  } catch (error) {
    if (!isMintlineError(error, 'AMOUNT_UNREADABLE')) throw error
    return { code: 'PRICE_INVALID', message: `This is not a price: ${error.context.reason}.` }
  }
}

function tooHigh(price: bigint, maxPrice: bigint, token: AmountToken | undefined): string {
  const limit = `A price is at most ${maxPrice} ${token ? 'base units' : 'lamports'} in this kind of list`
  if (token?.decimals === undefined) return `${limit}, and this is ${price}.`
  const { symbol, decimals } = token
  const [most, given] = [maxPrice, price].map((amount) =>
    formatAmount(amount, { symbol, decimals }),
  )
  return `${limit}, which is ${most}, and this is ${given}.`
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
