import type { CoinUnit } from '@mintline/core/amounts'
import { brokenPhaseTimes, type DropChange, type RefusedChange } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { evmAddress } from '@mintline/core/identifiers'
import { multicallGroups, multicallTransaction } from '../administration/multicall.ts'
import { conditionsToSet } from './conditionsToSet.ts'
import { type EvmStep, type PlannedSteps, together } from './evmStep.ts'
import { phaseChanges, planPhases } from './planPhases.ts'
import type { PresentPhased } from './readDrop.ts'
import {
  maxSupplyStep,
  type SetDrop,
  tokenRoyaltiesStep,
  tokenTreasuryStep,
} from './settingSteps.ts'
import type { PhasedTerms } from './tokenTerms.ts'

/** What is on chain and what is wanted. */
export interface PhasedInput {
  readonly present: PresentPhased
  readonly terms: PhasedTerms
}

/** What all token ids share. */
export interface PhasedOptions {
  /** Units of the prices, by currency id. */
  readonly currencies: ReadonlyMap<string, CoinUnit>
  /** Chain time in Unix seconds; used where a new first phase may start now. */
  readonly now: bigint
  /** True if the contract makes several calls in one transaction. */
  readonly hasMulticall: boolean
  /** Reset claim counts, so that wallets can claim again. Default: false. */
  readonly resetClaims?: boolean | undefined
}

/** Part of a plan, with the changes that the contract would refuse. */
export interface PhasedPlan extends PlannedSteps {
  readonly refused: readonly RefusedChange[]
}

/** Plans supply, own settings and phases for a drop's token ids, or for an ERC-721 drop. */
export function planAllPhased(all: readonly PhasedInput[], options: PhasedOptions): PhasedPlan {
  const [only, ...others] = all
  if (only && others.length === 0) return planPhased(only, options)
  const plans = all.map((input) => ({ ...input, plan: named(input, planPhased(input, options)) }))
  const calls = plans.flatMap(({ present: { drop }, plan }) =>
    plan.steps.map((step) => ({ step, drop })),
  )
  return {
    steps: options.hasMulticall ? grouped(calls) : calls.map(alone),
    changes: plans.flatMap(({ plan }) => plan.changes),
    refused: plans.flatMap(({ plan }) => plan.refused),
  }
}

/** A step for one token id. */
interface TokenCall {
  readonly step: EvmStep
  readonly drop: SetDrop['drop']
}

function grouped(calls: readonly TokenCall[]): EvmStep[] {
  return multicallGroups(calls, ({ step }) => step.transaction.data).flatMap((group) => {
    const [first, ...others] = group
    if (!first) return []
    if (others.length === 0) return [alone(first)]
    const transaction = multicallTransaction(
      first.drop,
      group.map(({ step }) => step.transaction),
    )
    return [{ title: titleOf(group), part: 'settings', transaction }]
  })
}

function alone({ step, drop: { tokenId } }: TokenCall): EvmStep {
  return { ...step, title: `${step.title}, token ${tokenId}` }
}

function titleOf(calls: readonly TokenCall[]): string {
  const tokenIds = [...new Set(calls.map(({ drop }) => drop.tokenId))]
  const [first] = tokenIds
  return tokenIds.length === 1
    ? `Set up token ${first}`
    : `Set up ${tokenIds.length} tokens, ${first} to ${tokenIds.at(-1)}`
}

function planPhased({ present, terms }: PhasedInput, options: PhasedOptions): PhasedPlan {
  const { receiver, royalty, maxItems } = terms
  const settings = together([
    ...(receiver === undefined ? [] : [tokenTreasuryStep(present, evmAddress(receiver))]),
    ...(royalty ? [tokenRoyaltiesStep(present, royalty)] : []),
    maxSupplyStep(present, maxItems),
  ])
  const { refused, ...phases } = planTermsPhases(present, terms, options)
  return { ...together([settings, phases]), refused }
}

/** Plans the phases, if the terms have any; changes that the contract would refuse have no steps. */
function planTermsPhases(
  { drop, conditions }: PresentPhased,
  { phases }: PhasedTerms,
  { currencies, now, resetClaims = false }: PhasedOptions,
): PhasedPlan {
  if (!phases) return { steps: [], changes: [], refused: [] }
  const input = { drop, phases, currencies, conditions, now, resetClaims }
  const refusing = (refused: PhasedPlan['refused']) => ({
    ...{ steps: [], changes: phaseChanges(input), refused },
  })
  const [first, ...later] = phases
  const opens = first?.startTime ?? conditions[0]?.startTimestamp ?? now
  const broken = first ? brokenPhaseTimes([{ ...first, startTime: opens }, ...later], true) : []
  if (broken.length > 0) return refusing(broken)
  try {
    return { ...planPhases(input), refused: [] }
  } catch (error) {
    if (!isMintlineError(error, 'CONDITION_SUPPLY_BELOW_CLAIMED')) throw error
    const { phase } = conditionsToSet(phases, input)[error.context.phaseIndex] ?? {}
    return refusing([{ path: `phases.${phase}.maxItems`, error }])
  }
}

/** Names the token id in a plan, and the paths in its terms. */
function named(
  { terms: { tokenId, pathOf } }: PhasedInput,
  { steps, changes, refused }: PhasedPlan,
): PhasedPlan {
  const token = `token ${tokenId}`
  const subjectOf = ({ subject }: DropChange) =>
    subject === token ? token : `${token}, ${subject}`
  return {
    steps,
    changes: changes.map((change) => ({
      ...change,
      subject: subjectOf(change),
      path: pathOf(change.path),
    })),
    refused: refused.map(({ path, error }) => ({ path: pathOf(path), error })),
  }
}
