import type { InputProblem } from '@mintline/core/errors'
import { LockError } from '../../errors/lockError.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { collectionChanges, collectionTermsOf } from '../changes/collectionChanges.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { checkReceivers, receiversIn } from '../problems/receivers.ts'
import { checkRoyalties, type RoyaltiesInput } from '../problems/royalties.ts'
import { sameShares } from '../problems/shares.ts'
import { ownAccountsOf } from '../receivers/ownAccounts.ts'
import { changeContext } from './changeContext.ts'
import { packChanges } from './packChanges.ts'
import { type PlanFor, requireCreator } from './requireRole.ts'

export interface ModifyRoyaltiesInput extends PlanFor {
  /** Replace those on chain; creators that are missing here are removed. */
  readonly royalties: RoyaltiesInput
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects everything that the program would refuse, by paths from `royalties`. */
export function collectRoyaltiesProblems({
  info,
  royalties,
}: Pick<ModifyRoyaltiesInput, 'info' | 'royalties'>): readonly InputProblem[] {
  return collectProblems((problems) => {
    checkRoyalties(problems, 'royalties', royalties)
    const receivers = receiversIn('royalties.creators', royalties.creators)
    checkReceivers(problems, receivers, ownAccountsOf(info))
    if (info.locks.royalties && !isSameRoyalties(info, royalties)) {
      problems.add('royalties', new LockError('ROYALTIES_LOCKED', {}))
    }
  })
}

/**
 * Replaces a collection's royalties.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems
 */
export function planModifyRoyalties(input: ModifyRoyaltiesInput): Plan {
  const { info, royalties } = input
  requireCreator(input)
  assertNoProblems(collectRoyaltiesProblems(input))
  const changes = isSameRoyalties(info, royalties)
    ? []
    : [{ type: 'royalties', royalties } as const]
  return {
    title: `Set the royalties of ${info.symbol}`,
    transactions: packChanges(changeContext(input), changes),
    warnings: [],
    changes: collectionChanges(collectionTermsOf(info), { royalties }),
  }
}

function isSameRoyalties({ royalties: current }: CollectionInfo, wanted: RoyaltiesInput): boolean {
  return (
    current.royaltyBasisPoints === wanted.royaltyBasisPoints &&
    sameShares(current.creators, wanted.creators)
  )
}
