import { type DesiredPhase, type PhaseType, PRICE_TOKEN } from '@mintline/solana'
import { lamportsOf } from '../amounts/amount.ts'
import { baseUnitsOf } from '../amounts/coinAmount.ts'
import { readPriceToken, tokenNamed } from '../amounts/priceTokens.ts'
import { readTime } from '../amounts/time.ts'
import type { Money } from '../config/dropTermsOf.ts'
import { readWrittenPrice } from '../config/solanaConfig.ts'
import { readOptions, readWhole, usageError } from './optionValues.ts'

/** A phase's terms as options. */
export interface PhaseTermsOptions {
  readonly type?: PhaseType
  readonly price?: string
  readonly priceToken?: string
  readonly start?: string
  readonly end?: string
  readonly maxPerWallet?: string
  readonly maxTotal?: string
  readonly merkleRoot?: string
  readonly active?: 'true' | 'false'
}

const ROOT = /^(0x)?([0-9a-fA-F]{64})$/

/** Returns true if any term is given. */
export function hasPhaseTerms(options: PhaseTermsOptions): boolean {
  const { type, price, priceToken, start, end, maxPerWallet, maxTotal, merkleRoot, active } =
    options
  const given = [type, price, priceToken, start, end, maxPerWallet, maxTotal, merkleRoot, active]
  return given.some((value) => value !== undefined)
}

/**
 * Parses the given terms; others are omitted.
 *
 * @throws OPTIONS_INVALID with all problems; USAGE_INVALID, AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE,
 * AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, PRICE_TOKEN_UNKNOWN or TIME_INVALID for a single one
 */
export function readPhaseTerms(options: PhaseTermsOptions, money: Money): Partial<DesiredPhase> {
  const { type, price, priceToken, start, end, maxPerWallet, maxTotal, merkleRoot, active } =
    options
  const parts = readOptions<Partial<DesiredPhase>>([
    ['--price-token', priceToken, (text) => ({ priceToken: readPriceToken(text, money.tokens) })],
    ['--price', price, (text) => readPrice(text, money)],
    ['--start', start, (text) => ({ startTime: readTime(text) })],
    ['--end', end, (text) => ({ endTime: readTime(text) })],
    [
      '--max-per-wallet',
      maxPerWallet,
      (text) => ({ maxMintsPerWallet: readWhole('--max-per-wallet', text) }),
    ],
    ['--max-total', maxTotal, (text) => ({ maxMintsTotal: readWhole('--max-total', text) })],
    ['--merkle-root', merkleRoot, (text) => ({ merkleRoot: readRoot(text) })],
  ])
  const terms: Partial<DesiredPhase> = {
    ...(type !== undefined && { phaseType: type }),
    ...(active !== undefined && { active: active === 'true' }),
  }
  for (const part of parts) Object.assign(terms, part)
  return terms
}

/**
 * Parses a price; an amount with a unit names the currency, too.
 *
 * @throws AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE, AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, PRICE_TOKEN_UNKNOWN
 */
export function readPrice(
  text: string,
  { currency, tokens }: Money,
): Pick<DesiredPhase, 'priceAmount' | 'priceToken'> {
  const { coin, token: inToken } = readWrittenPrice(text)
  if (inToken?.unit !== undefined) {
    const token = tokenNamed(inToken.unit, tokens)
    return { priceAmount: baseUnitsOf(inToken, token, []), priceToken: token.mint }
  }
  if (!coin || coin.lamports === 0n) return { priceAmount: 0n }
  return { priceAmount: lamportsOf(coin, currency), priceToken: PRICE_TOKEN }
}

function readRoot(text: string): Uint8Array {
  const [, , hex] = ROOT.exec(text) ?? []
  if (hex === undefined) throw usageError('--merkle-root takes 32 bytes as 64 hex digits')
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}
