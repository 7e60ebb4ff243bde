import { AllowlistError } from '@mintline/solana'
import { type Amount, isCoinUnit, readAmount } from '../amounts/amount.ts'
import { type CoinAmount, readCoinAmount } from '../amounts/coinAmount.ts'
import { CommandError } from '../errors/commandError.ts'

const WHOLE = /^\d+$/

interface WrittenFee {
  readonly platformFeeValue: string | number
  readonly isFeeFlat: boolean
  readonly lamports: boolean
}

/**
 * Parses an amount in a config.
 *
 * @param isLamports True if the config has `"lamports": true` next to it, so that numbers are lamports.
 * @throws AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE
 */
export function readConfigAmount(value: string | number, isLamports: boolean): Amount {
  const text = String(value)
  if (typeof value === 'number' && value > Number.MAX_SAFE_INTEGER) {
    const reason = 'JSON cannot store a number of that size exactly: write it as text with its unit'
    throw new AllowlistError('AMOUNT_UNREADABLE', { value: text, reason })
  }
  return readAmount(isLamports && WHOLE.test(text) ? `${text} lamports` : text)
}

/** A phase's price: in the network's coin, or in a token. */
export interface PhasePrice {
  readonly price?: Amount
  readonly tokenPrice?: CoinAmount
}

const TOKEN_AMOUNT = /^[\d.]+\s*(\$?[A-Za-z][A-Za-z0-9]*)$/

/**
 * Parses a phase's price. An amount in a unit that is not a coin's is in a token.
 *
 * @throws What `readConfigAmount` throws; AMOUNT_INVALID for an amount of a token.
 */
export function readPhasePrice(value: string | number, isLamports: boolean): PhasePrice {
  const [, unit] = TOKEN_AMOUNT.exec(String(value).trim()) ?? []
  return unit === undefined || isCoinUnit(unit)
    ? { price: readConfigAmount(value, isLamports) }
    : { tokenPrice: readCoinAmount(String(value), 'USDC') }
}

/**
 * Parses a platform fee's value. Basis points become an amount without a unit.
 *
 * @throws AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE, USAGE_INVALID for invalid basis points
 */
export function readFeeValue({ platformFeeValue, isFeeFlat, lamports }: WrittenFee): Amount {
  if (isFeeFlat) return readConfigAmount(platformFeeValue, lamports)
  if (WHOLE.test(String(platformFeeValue)) && !lamports) {
    return { lamports: BigInt(platformFeeValue), unit: undefined }
  }
  const reason = 'Write basis points as a whole number, or set isFeeFlat for an amount'
  throw new CommandError('USAGE_INVALID', { reason })
}

const IN_LAMPORTS = { properties: { lamports: { const: true } }, required: ['lamports'] }

/**
 * Builds the schema rule that a number other than 0 needs `"lamports": true` next to it.
 *
 * @param otherwise Shapes in which the field is not an amount.
 */
export function unitRule(field: string, ...otherwise: readonly object[]) {
  const hasUnit = { properties: { [field]: { anyOf: [{ type: 'string' }, { const: 0 }] } } }
  return { anyOf: [hasUnit, IN_LAMPORTS, ...otherwise] }
}
