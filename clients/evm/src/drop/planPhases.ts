import { type CoinUnit, formatAmount } from '@mintline/core/amounts'
import type { DropChange, DropPhaseTerms, DropValue } from '@mintline/core/drop'
import { phaseNumber } from '@mintline/core/text'
import {
  type ConditionChange,
  type ConditionField,
  claimConditionChanges,
  planClaimConditions,
} from '../administration/claimConditions.ts'
import type { AdministeredDrop } from '../administration/dropCall.ts'
import { phaseNameIn } from '../conditions/phaseName.ts'
import { type ConditionToSet, conditionsToSet, type PresentConditions } from './conditionsToSet.ts'
import type { PlannedSteps } from './evmStep.ts'
import { coinOf } from './evmTerms.ts'
import { conditionLimit } from './settingTexts.ts'

/** Wanted phases to compare with conditions on chain. */
export interface ComparedPhases extends PresentConditions {
  readonly phases: readonly DropPhaseTerms[]
  /** Units of the prices, by currency id. */
  readonly currencies: ReadonlyMap<string, CoinUnit>
}

/** A drop and the phases to set. */
export interface PhasesInput extends ComparedPhases {
  readonly drop: AdministeredDrop
  /** Reset claim counts, so that wallets can claim again. */
  readonly resetClaims: boolean
}

/**
 * Plans claim conditions for wanted phases; without steps if the chain has them.
 *
 * @throws CONDITIONS_NOT_IN_ORDER, CONDITION_SUPPLY_BELOW_CLAIMED
 */
export function planPhases(input: PhasesInput): PlannedSteps {
  const { drop, conditions, resetClaims } = input
  const wanted = conditionsToSet(input.phases, input)
  const inputs = wanted.map((condition) => condition.input)
  const target = { ...drop, conditions }
  const { changes, transaction } = planClaimConditions(target, inputs, { resetClaims })
  const isNeeded = changes.length > 0 || (resetClaims && inputs.length > 0)
  const isOfNames = changes.every(
    (change) => change.type === 'changed' && change.field === 'metadata',
  )
  const title =
    isOfNames && !resetClaims ? 'Set the phases again, for their names alone' : 'Set the phases'
  return {
    steps: isNeeded ? [{ title, part: 'settings', transaction }] : [],
    changes: [
      ...changes.flatMap((change) => described(change, wanted, input)),
      ...(resetClaims ? [RESET] : []),
    ],
  }
}

/** Returns differences between wanted phases and the conditions on chain, even if the contract would refuse them. */
export function phaseChanges(input: ComparedPhases): DropChange[] {
  const wanted = conditionsToSet(input.phases, input)
  const inputs = wanted.map((condition) => condition.input)
  return claimConditionChanges(input.conditions, inputs).flatMap((change) =>
    described(change, wanted, input),
  )
}

const RESET: DropChange = {
  subject: 'all phases',
  path: 'phases',
  label: 'counts of claims',
  before: undefined,
  after: 'reset to 0',
}

const LABELS: Readonly<Record<ConditionField, string>> = {
  startTimestamp: 'start',
  maxClaimableSupply: 'items',
  quantityLimitPerWallet: 'per wallet',
  merkleRoot: 'list',
  pricePerToken: 'price',
  currency: 'currency',
  metadata: 'name',
}

/** Paths below a phase's terms. */
const PATHS: Readonly<Record<ConditionField, string>> = {
  startTimestamp: 'startTime',
  maxClaimableSupply: 'maxItems',
  quantityLimitPerWallet: 'maxPerWallet',
  merkleRoot: 'list',
  pricePerToken: 'price',
  currency: 'price.currency',
  metadata: 'name',
}

/** Fields to show for a new phase. */
const FIELDS = [
  'pricePerToken',
  'startTimestamp',
  'maxClaimableSupply',
  'quantityLimitPerWallet',
  'merkleRoot',
] as const satisfies readonly ConditionField[]

function described(
  change: ConditionChange,
  wanted: readonly ConditionToSet[],
  { phases, currencies }: ComparedPhases,
): DropChange[] {
  const { phaseIndex } = change
  const condition = wanted[phaseIndex]
  const phase = condition && phases[condition.phase]
  if (!condition || !phase) {
    const subject = `phase ${phaseNumber(phaseIndex)}`
    const path = `phases.${phaseIndex}`
    return [{ subject, path, label: 'phase', before: 'a phase', after: 'none' }]
  }
  const coin = coinOf(phase, currencies)
  const named = `phase ${phaseNumber(condition.phase)} ${phase.name}`.trimEnd()
  const path = `phases.${condition.phase}`
  if (condition.isEnd) {
    const { startTimestamp } = condition.input
    const about = { subject: `end of ${named}`, path: `${path}.endTime` }
    if (change.type === 'added') {
      return [{ ...about, label: 'start', before: undefined, after: { time: startTimestamp } }]
    }
    return change.type === 'changed' ? [changeOf(change, coin, about)] : []
  }
  if (change.type === 'changed') {
    return [changeOf(change, coin, { subject: named, path: `${path}.${PATHS[change.field]}` })]
  }
  return FIELDS.flatMap((field): DropChange[] => {
    const value = condition.input[field]
    if (field === 'merkleRoot' && value === undefined) return []
    return [
      {
        subject: `new ${named}`,
        path: `${path}.${PATHS[field]}`,
        label: LABELS[field],
        before: undefined,
        after: value === undefined ? 'unlimited' : valueText(field, value, coin, condition),
      },
    ]
  })
}

function changeOf(
  { field, from, to }: Extract<ConditionChange, { type: 'changed' }>,
  coin: CoinUnit,
  about: Pick<DropChange, 'subject' | 'path'>,
): DropChange {
  return {
    ...about,
    label: LABELS[field],
    before: valueText(field, from, coin),
    after: valueText(field, to, coin),
  }
}

function valueText(
  field: ConditionField,
  value: bigint | string,
  coin: CoinUnit,
  condition?: ConditionToSet,
): DropValue {
  if (typeof value === 'string') {
    return /^(0x0{64})?$/.test(value) ? 'none' : (phaseNameIn(value) ?? value)
  }
  switch (field) {
    case 'startTimestamp':
      return { time: value }
    case 'pricePerToken':
      return formatAmount(value, coin)
    case 'quantityLimitPerWallet':
      return condition?.input.merkleRoot !== undefined && value === 0n
        ? 'by list'
        : conditionLimit(value)
    default:
      return conditionLimit(value)
  }
}
