import type { DesiredPhase } from '@mintline/solana'
import { type Currency, lamportsOf, readAmount } from '../amounts/amount.ts'
import { readTime } from '../amounts/time.ts'
import type { PhaseTermsOptions } from '../usage/phaseTermsOptions.ts'
import { readOptions, readWhole, usageError } from './optionValues.ts'

const ROOT = /^(0x)?([0-9a-fA-F]{64})$/

/** Returns true if any term is given. */
export function hasPhaseTerms(options: PhaseTermsOptions): boolean {
  const { type, price, start, end, maxPerWallet, maxTotal, merkleRoot, active } = options
  const given = [type, price, start, end, maxPerWallet, maxTotal, merkleRoot, active]
  return given.some((value) => value !== undefined)
}

/**
 * Parses the given terms; others are omitted.
 *
 * @throws OPTIONS_INVALID with all problems; USAGE_INVALID, AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE,
 * AMOUNT_UNIT_MISMATCH or TIME_INVALID for a single one
 */
export function readPhaseTerms(
  options: PhaseTermsOptions,
  currency: Currency,
): Partial<DesiredPhase> {
  const { type, price, start, end, maxPerWallet, maxTotal, merkleRoot, active } = options
  const parts = readOptions<Partial<DesiredPhase>>([
    ['--price', price, (text) => ({ priceAmount: lamportsOf(readAmount(text), currency) })],
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

function readRoot(text: string): Uint8Array {
  const [, , hex] = ROOT.exec(text) ?? []
  if (hex === undefined) throw usageError('--merkle-root takes 32 bytes as 64 hex digits')
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}
