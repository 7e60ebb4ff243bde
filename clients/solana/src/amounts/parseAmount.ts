import { type CoinSymbol, NATIVE_DECIMALS } from '@mintline/core/amounts'
import type { MintlineError } from '@mintline/core/errors'
import { AllowlistError } from '../errors/allowlistError.ts'

/** An amount's unit; `sol` is the network's coin, ETH on Eclipse. */
export type AmountUnit = 'lamports' | 'sol'

export interface ParseAmountOptions {
  /** Unit for bare numbers. Default: bare numbers other than 0 are refused. */
  readonly unit?: AmountUnit | undefined
  /** The network's coin; amounts in the other coin are refused. Default: both are accepted. */
  readonly symbol?: CoinSymbol | undefined
}

const AMOUNT = /^(\d*)(?:\.(\d+))?\s*([a-z◎]*)$/i
const UNITS: ReadonlyMap<string, AmountUnit> = new Map([
  ['LAMPORT', 'lamports'],
  ['LAMPORTS', 'lamports'],
  ['SOL', 'sol'],
  ['◎', 'sol'],
  ['ETH', 'sol'],
])
const MAX_AMOUNT = 0xffff_ffff_ffff_ffffn

/**
 * Parses an amount: `0.5 SOL`, `0.5 ETH` on Eclipse, `500000000 lamports`, or a bare number in the given unit. Exact:
 * no amount is ever rounded.
 *
 * ```ts
 * parseAmount('0.5 SOL') // 500000000n
 * parseAmount('0.5', { unit: 'sol' }) // 500000000n
 * ```
 *
 * @throws `AMOUNT_UNREADABLE` for text that is not an amount, is negative, finer than a lamport, above 64 bits, in
 * another network's coin, or without a unit
 */
export function parseAmount(text: string, options: ParseAmountOptions = {}): bigint {
  const { unit, symbol: coin } = options
  const [, whole = '', fraction = '', suffix = ''] = AMOUNT.exec(text.trim()) ?? []
  const symbol = suffix.toUpperCase()
  if (whole === '' && fraction === '') throw invalid(text, reasonOf(text))
  if (unit === undefined && needsUnit(text)) {
    throw invalid(text, `it has no unit: write ${coin ?? 'SOL'} or lamports after it`)
  }
  // Zero is the same in every unit.
  const written = symbol === '' ? (unit ?? 'sol') : UNITS.get(symbol)
  if (!written) throw invalid(text, `${suffix} is not a unit: use SOL, ETH or lamports`)
  if (coin && (symbol === 'SOL' || symbol === 'ETH') && symbol !== coin) {
    throw invalid(text, `this network pays in ${coin}, not in ${symbol}`)
  }
  const decimals = written === 'sol' ? NATIVE_DECIMALS : 0
  if (fraction.length > decimals) {
    throw invalid(
      text,
      decimals === 0
        ? 'there are no parts of a lamport: write a unit, as in 0.5 SOL'
        : 'it has more than 9 decimals, and a lamport is the smallest amount',
    )
  }
  const amount = BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
  if (amount > MAX_AMOUNT) throw invalid(text, 'it is more than 18446744073709551615 lamports')
  return amount
}

/** A token in which amounts are written. */
export interface AmountToken {
  readonly symbol: string
  /** Undefined = not known, so that only the form of amounts is checked, and each is 0. */
  readonly decimals: number | undefined
}

/** A bare number's unit in a token's prices. */
export type TokenUnit = 'tokens' | 'baseUnits'

const TOKEN_AMOUNT = /^(\d*)(?:\.(\d+))?\s*(\$?[a-z][a-z0-9]*|)$/i

/**
 * Returns true if amounts can be written with a token's symbol: `20 USDC`. A token without a usable symbol is shown by
 * its shortened address, which no amount can name.
 */
export function isWritableSymbol(symbol: string): boolean {
  return TOKEN_AMOUNT.test(`1 ${symbol}`)
}

/**
 * Parses an amount of a token into base units: `20 USDC`, or a bare number if its unit is named elsewhere.
 *
 * @param unit Unit for bare numbers; undefined = those other than 0 are refused.
 * @throws `AMOUNT_UNREADABLE` as `parseAmount` does, and for another unit
 */
export function parseTokenAmount(
  text: string,
  { symbol, decimals }: AmountToken,
  unit: TokenUnit | undefined,
): bigint {
  const [, whole = '', fraction = '', suffix = ''] = TOKEN_AMOUNT.exec(text.trim()) ?? []
  const isWritable = isWritableSymbol(symbol)
  if (whole === '' && fraction === '') {
    throw invalid(text, reasonOf(text, isWritable ? `20 ${symbol}` : '20.5'))
  }
  const isZero = !/[1-9]/.test(`${whole}${fraction}`)
  if (suffix === '' && unit === undefined && !isZero) {
    const fix = isWritable ? `write ${symbol} after it` : 'name its column "price_base_units"'
    throw invalid(text, `it has no unit: ${fix}`)
  }
  if (suffix !== '' && suffix.toUpperCase() !== symbol.toUpperCase()) {
    throw invalid(text, `the phase is priced in ${symbol}, not in ${suffix}`)
  }
  if (decimals === undefined) return 0n
  const significant = fraction.replace(/0+$/, '')
  const isBase = suffix === '' && unit === 'baseUnits'
  if (isBase && significant !== '') throw invalid(text, 'there are no parts of a base unit')
  if (significant.length > decimals) {
    throw invalid(text, `${symbol} has ${decimals} decimals, and this has more`)
  }
  const amount = BigInt(`${whole}${significant.padEnd(isBase ? 0 : decimals, '0')}`)
  if (amount > MAX_AMOUNT) throw invalid(text, 'it is more than 18446744073709551615 base units')
  return amount
}

/** True if a text is a bare number other than 0, whose amount depends on the unit. */
export function needsUnit(text: string): boolean {
  return AMOUNT.exec(text.trim())?.[3] === '' && /[1-9]/.test(text)
}

function invalid(value: string, reason: string): MintlineError {
  return new AllowlistError('AMOUNT_UNREADABLE', { value, reason })
}

function reasonOf(text: string, example = '0.5 SOL or 500000000 lamports'): string {
  const trimmed = text.trim()
  if (trimmed === '') return 'it is empty'
  if (trimmed.startsWith('-')) return 'it is negative'
  if (trimmed.includes(',')) return 'write it without separators, and decimals after a point'
  return `write a number, as in ${example}`
}
