import type { InputProblem } from '@mintline/core/errors'
import { RevealError } from '../../errors/revealError.ts'
import { isCommittedTo } from '../../instructions/revealCommitment.ts'
import type { RevealRecord } from '../../reads/records/reveal.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { changeContext } from '../collection/changeContext.ts'
import { packChanges } from '../collection/packChanges.ts'
import { type PlanFor, requireCreator } from '../collection/requireRole.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import {
  type CommittedFiles,
  checkCommittedFiles,
  commitChange,
  commitWarnings,
  filesChange,
} from './committedFiles.ts'

export interface CommitRevealPlanInput extends PlanFor {
  /** The collection's commitment, from `fetchReveal`; undefined = none. */
  readonly committed: RevealRecord | undefined
  readonly reveal: CommittedFiles
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects everything that the program would refuse, now or at the reveal, by paths from `reveal`. */
export function collectCommitRevealProblems({
  info,
  committed,
  reveal,
}: Omit<CommitRevealPlanInput, 'wallet'>): readonly InputProblem[] {
  return collectProblems((problems) => {
    const { symbol, numberOfTokensIssued: issued } = info
    checkCommittedFiles(problems, 'reveal', reveal)
    if (committed && !isSame(committed, reveal)) {
      problems.add('reveal', new RevealError('REVEAL_COMMITTED', { symbol }))
    } else if (!committed && issued > 0n) {
      problems.add('reveal', new RevealError('REVEAL_TOO_LATE', { issued }))
    }
  })
}

/**
 * Commits a collection to files that its owner reveals later, before the first mint and for good. Has no transactions
 * if it is committed to the same already. Keep the seed before you send the plan: see `randomSeed`.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems: REVEAL_TOO_LATE, REVEAL_COMMITTED
 */
export function planCommitReveal(input: CommitRevealPlanInput): Plan {
  const { info, committed, reveal } = input
  requireCreator(input)
  assertNoProblems(collectCommitRevealProblems(input))
  const title = `Commit ${info.symbol} to the files of its reveal`
  if (committed) return { title, transactions: [], warnings: [] }
  return {
    title,
    transactions: packChanges(changeContext(input), [commitChange(info.editions, reveal)]),
    warnings: commitWarnings(reveal, info.maxNumberOfTokens),
    changes: [filesChange(undefined, { fileCount: reveal.fileCount })],
  }
}

function isSame(committed: RevealRecord, reveal: CommittedFiles): boolean {
  return committed.fileCount === reveal.fileCount && isCommittedTo(committed, reveal)
}
