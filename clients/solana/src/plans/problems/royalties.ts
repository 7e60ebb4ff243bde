import { CoreError } from '@mintline/core/errors'
import { BASIS_POINTS, TOTAL_SHARES } from '@mintline/core/mint'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { ShareInput } from '../../instructions/types.ts'
import { MAX_CREATORS } from '../../limits.ts'
import type { Problems } from './problems.ts'
import { checkShares } from './shares.ts'

/** Royalties as input (specification 3.4). */
export interface RoyaltiesInput {
  /** Hundredths of a percent on each sale, at most 10,000; 0 = none. */
  readonly royaltyBasisPoints: number
  /** At most 5, distinct; empty only if the royalties are 0. */
  readonly creators: readonly ShareInput[]
}

/** Checks the editions program's rules for royalties. */
export function checkRoyalties(
  problems: Problems,
  path: string,
  { royaltyBasisPoints, creators }: RoyaltiesInput,
): void {
  if (!isBasisPoints(royaltyBasisPoints)) {
    problems.add(
      `${path}.royaltyBasisPoints`,
      new CoreError('BASIS_POINTS_INVALID', {
        valueBp: royaltyBasisPoints,
      }),
    )
  }
  if (creators.length > MAX_CREATORS) {
    problems.add(
      `${path}.creators`,
      new SolanaClientError('TOO_MANY_CREATORS', { count: creators.length }),
    )
  }
  if (creators.length === 0 && royaltyBasisPoints === 0) return
  const total = checkShares(problems, `${path}.creators`, creators)
  if (total !== TOTAL_SHARES) {
    problems.add(`${path}.creators`, new SolanaClientError('CREATOR_SHARES_NOT_100', { total }))
  }
}

/** True for an integer from 0 to 10,000. */
export function isBasisPoints(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= BASIS_POINTS
}
