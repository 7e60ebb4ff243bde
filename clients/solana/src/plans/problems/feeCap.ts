import type { CoinSymbol } from '@mintline/core/amounts'
import { CoreError } from '@mintline/core/errors'
import { BASIS_POINTS } from '@mintline/core/mint'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { PlatformFeeCap, PlatformFeeTerms } from '../../instructions/types.ts'
import { checkU64 } from './numbers.ts'
import type { Problems } from './problems.ts'

/** A fee without its recipients. */
export type FeeAmount = Pick<PlatformFeeTerms, 'platformFeeValue' | 'isFeeFlat'>

/** A cap as input; the caller decides what an omitted part means. */
export type PlatformFeeCapInput = {
  readonly [Part in keyof PlatformFeeCap]?: PlatformFeeCap[Part] | undefined
}

/** Returns the cap that allows this fee and none above it, with other parts where they are given. */
export function completeFeeCap(
  { platformFeeValue, isFeeFlat }: FeeAmount,
  given?: PlatformFeeCapInput,
): PlatformFeeCap {
  const ofFee = isFeeFlat
    ? { basisPoints: 0, flat: platformFeeValue }
    : { basisPoints: Number(platformFeeValue), flat: 0n }
  return changedFeeCap(ofFee, given)
}

/** Returns a cap with other parts where they are given. */
export function changedFeeCap(
  present: PlatformFeeCap,
  { basisPoints = present.basisPoints, flat = present.flat }: PlatformFeeCapInput = {},
): PlatformFeeCap {
  return { basisPoints, flat }
}

/** Checks the parts of a cap that are given: their ranges, and that they allow the fee. */
export function checkFeeCap(
  problems: Problems,
  path: string,
  { basisPoints, flat }: PlatformFeeCapInput,
  {
    platformFeeValue: fee,
    isFeeFlat,
    coin,
  }: FeeAmount & { readonly coin?: CoinSymbol | undefined },
): void {
  if (basisPoints !== undefined && !isBasisPoints(basisPoints)) {
    const error = new CoreError('BASIS_POINTS_INVALID', { valueBp: basisPoints })
    problems.add(`${path}.basisPoints`, error)
    return
  }
  if (flat !== undefined) checkU64(problems, `${path}.flat`, flat)
  const part = isFeeFlat ? 'flat' : 'basisPoints'
  const cap = isFeeFlat ? flat : basisPoints
  if (cap === undefined || fee <= cap) return
  const context = { fee, cap: BigInt(cap), isFlat: isFeeFlat, coin }
  problems.add(`${path}.${part}`, new SolanaClientError('FEE_CAP_BELOW_FEE', context))
}

/** Checks that a cap allows a fee. */
export function checkFeeWithinCap(
  problems: Problems,
  path: string,
  {
    platformFeeValue: fee,
    isFeeFlat,
    coin,
  }: FeeAmount & { readonly coin?: CoinSymbol | undefined },
  { basisPoints, flat }: PlatformFeeCap,
): void {
  const cap = isFeeFlat ? flat : BigInt(basisPoints)
  if (fee <= cap) return
  const context = { fee, cap, isFlat: isFeeFlat, coin }
  problems.add(path, new SolanaClientError('FEE_ABOVE_CAP', context))
}

/** Checks that no part of a cap rises. */
export function checkFeeCapFalls(
  problems: Problems,
  path: string,
  wanted: PlatformFeeCap,
  { basisPoints, flat }: PlatformFeeCap,
  coin: CoinSymbol | undefined,
): void {
  if (wanted.basisPoints > basisPoints) {
    const context = {
      cap: BigInt(basisPoints),
      wanted: BigInt(wanted.basisPoints),
      isFlat: false,
      coin,
    }
    problems.add(`${path}.basisPoints`, new SolanaClientError('FEE_CAP_RAISED', context))
  }
  if (wanted.flat > flat) {
    const context = { cap: flat, wanted: wanted.flat, isFlat: true, coin }
    problems.add(`${path}.flat`, new SolanaClientError('FEE_CAP_RAISED', context))
  }
}

function isBasisPoints(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= BASIS_POINTS
}
