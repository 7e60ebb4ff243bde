import type { CoinSymbol } from '@mintline/core/amounts'
import { CoreError } from '@mintline/core/errors'
import { BASIS_POINTS, flatFeeProblem, TOTAL_SHARES } from '@mintline/core/mint'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { PlatformFeeTerms, ShareInput } from '../../instructions/types.ts'
import { MAX_FEE_RECIPIENTS, priceTokenOf } from '../../limits.ts'
import { checkU64 } from './numbers.ts'
import type { Problems } from './problems.ts'
import { checkShares } from './shares.ts'

/** A platform fee as input (specification 3.4). */
export interface PlatformFeeInput extends Pick<PlatformFeeTerms, 'platformFeeValue' | 'isFeeFlat'> {
  /** At most 5, distinct. */
  readonly recipients: readonly ShareInput[]
}

/** A fee without its recipients. */
interface TakenFee extends Pick<PlatformFeeTerms, 'platformFeeValue' | 'isFeeFlat'> {
  /** The network's coin, for the message. */
  readonly coin?: CoinSymbol | undefined
}

/** A phase and its price, to compare with a flat fee. */
export interface PricedPhase {
  readonly phaseType: string
  readonly priceAmount: bigint
  /** Mint of its price token. */
  readonly priceToken?: string | undefined
  /** False = closed at all times, whatever the fee. */
  readonly active: boolean
}

/** Checks the controls program's rules for a platform fee. */
export function checkPlatformFee(
  problems: Problems,
  path: string,
  { platformFeeValue, isFeeFlat, recipients }: PlatformFeeInput,
): void {
  if (isFeeFlat) {
    checkU64(problems, `${path}.platformFeeValue`, platformFeeValue)
  } else if (platformFeeValue < 0n || platformFeeValue > BigInt(BASIS_POINTS)) {
    problems.add(
      `${path}.platformFeeValue`,
      new CoreError('BASIS_POINTS_INVALID', {
        valueBp: Number(platformFeeValue),
      }),
    )
  }
  if (recipients.length > MAX_FEE_RECIPIENTS) {
    problems.add(
      `${path}.recipients`,
      new SolanaClientError('TOO_MANY_FEE_RECIPIENTS', { count: recipients.length }),
    )
  }
  const total = checkShares(problems, `${path}.recipients`, recipients)
  if (total !== TOTAL_SHARES)
    problems.add(`${path}.recipients`, new CoreError('FEE_SHARES_NOT_100', { total }))
}

/**
 * Checks that a flat fee does not exceed the price and so close the phase: it is taken out of the price. Applies to
 * public phases only: in the others, buyers pay their list's prices. A flat fee is in lamports, so that it can be taken
 * from no price in a token.
 */
export function checkFlatFee(
  problems: Problems,
  path: string,
  { platformFeeValue, isFeeFlat, coin }: TakenFee,
  { phaseType, priceAmount, active, ...phase }: PricedPhase,
): void {
  if (isFeeFlat && platformFeeValue > 0n && priceTokenOf(phase) !== undefined) {
    problems.add(path, new SolanaClientError('FLAT_FEE_WITH_TOKEN', { coin }))
    return
  }
  const isPaid = active && phaseType === 'public'
  if (!isFeeFlat || !isPaid) return
  const problem = flatFeeProblem({ fee: platformFeeValue, price: priceAmount, coin })
  if (problem) problems.add(path, problem)
}
