import { brokenPhaseTimes, problemAt, type RefusedChange } from '@mintline/core/drop'
import type { InputProblem } from '@mintline/core/errors'
import type { EvmNetwork } from '@mintline/core/networks'
import { type EvmTerms, termProblems } from './evmTerms.ts'
import { brokenFeeRules } from './flatFee.ts'
import { phasedTerms } from './tokenTerms.ts'

/** Where and when a new drop is to be. */
interface NewDropPlace {
  readonly network: EvmNetwork
  /** Unix seconds: a flat fee may close phases that have ended by then. */
  readonly now: bigint
}

/**
 * Collects everything in terms that a new drop on an EVM chain cannot have, by paths: for forms and config checks,
 * without a network.
 */
export function collectDropProblems(
  terms: EvmTerms,
  { network, now }: NewDropPlace,
): readonly InputProblem[] {
  return [
    ...termProblems(terms, { network, present: undefined }),
    ...[...brokenTimes(terms), ...brokenFeeRules(terms, { network, now })].map(({ path, error }) =>
      problemAt(path, error),
    ),
  ]
}

function brokenTimes(terms: EvmTerms): readonly RefusedChange[] {
  return phasedTerms(terms).flatMap(({ phases = [], pathOf }) =>
    brokenPhaseTimes(phases, true).map(({ path, error }) => ({ path: pathOf(path), error })),
  )
}
