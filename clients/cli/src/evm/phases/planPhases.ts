import { formatAmount, phaseNumber } from '@mintline/core'
import {
  type AdministeredDrop,
  type ConditionChange,
  type ConditionField,
  claimConditionChanges,
  planClaimConditions,
} from '@mintline/evm'
import { Moment } from '../../amounts/time.ts'
import type { SettingChange } from '../../plans/plan.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import type { EvmPlan } from '../sending/evmPlan.ts'
import { type ConditionToSet, conditionsToSet, type PresentConditions } from './conditionsToSet.ts'
import { conditionLimit } from './describeEvmPhases.ts'

/** A config's phases to compare with conditions on chain. */
export interface ComparedPhases extends PresentConditions {
  readonly phases: readonly ReadEvmPhase[]
}

/** A drop and the conditions to set. */
export interface PhasesInput extends ComparedPhases {
  readonly drop: AdministeredDrop
  /** Reset claim counts, so that wallets can claim again. */
  readonly resetClaims: boolean
}

/**
 * Plans claim conditions for a config's phases; without transactions if the chain has them.
 *
 * @throws CONDITIONS_NOT_IN_ORDER, CONDITION_SUPPLY_BELOW_CLAIMED
 */
export function planPhases(input: PhasesInput): EvmPlan {
  const { drop, phases, conditions, resetClaims } = input
  const wanted = conditionsToSet(phases, input)
  const target = { ...drop, conditions }
  const inputs = wanted.map((condition) => condition.input)
  const { changes, transaction } = planClaimConditions(target, inputs, { resetClaims })
  const title = 'Set the phases'
  const isNeeded = changes.length > 0 || (resetClaims && inputs.length > 0)
  return {
    title,
    transactions: isNeeded ? [{ title, transaction }] : [],
    changes: [
      ...changes.flatMap((change) => described(change, wanted, phases)),
      ...(resetClaims ? [RESET] : []),
    ],
  }
}

/** Returns differences between a config's phases and the conditions on chain. */
export function phaseChanges(input: ComparedPhases): SettingChange[] {
  const { phases, conditions } = input
  const wanted = conditionsToSet(phases, input)
  const inputs = wanted.map((condition) => condition.input)
  return claimConditionChanges(conditions, inputs).flatMap((change) =>
    described(change, wanted, phases),
  )
}

const RESET: SettingChange = {
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
  metadata: 'metadata',
}

/** Config settings that determine a condition's fields. */
const SETTINGS: Readonly<Record<ConditionField, string>> = {
  startTimestamp: 'start',
  maxClaimableSupply: 'maxMintsTotal',
  quantityLimitPerWallet: 'maxMintsPerWallet',
  merkleRoot: 'list',
  pricePerToken: 'price',
  currency: 'currency',
  metadata: 'metadata',
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
  phases: readonly ReadEvmPhase[],
): SettingChange[] {
  const { phaseIndex } = change
  const condition = wanted[phaseIndex]
  const phase = condition && phases[condition.phase]
  if (!condition || !phase) {
    const subject = `phase ${phaseNumber(phaseIndex)}`
    const path = `phases.${phaseIndex}`
    return [{ subject, path, label: 'phase', before: 'a phase', after: 'none' }]
  }
  const named = `phase ${phaseNumber(condition.phase)} ${phase.config.name}`
  const path = `phases.${condition.phase}`
  if (condition.isEnd) {
    const { startTimestamp } = condition.input
    const subject = `end of ${named}`
    const end = { subject, path: `${path}.end`, label: 'start' }
    if (change.type === 'added') {
      return [{ ...end, before: undefined, after: new Moment(startTimestamp) }]
    }
    if (change.type !== 'changed') return []
    return [changeOf(change, phase, { subject, path: `${path}.end` })]
  }
  if (change.type === 'changed') {
    const about = {
      subject: named,
      path: `${path}.${SETTINGS[change.field]}`,
    }
    return [changeOf(change, phase, about)]
  }
  return FIELDS.flatMap((field): SettingChange[] => {
    const value = condition.input[field]
    if (field === 'merkleRoot' && value === undefined) return []
    return [
      {
        subject: `new ${named}`,
        path: `${path}.${SETTINGS[field]}`,
        label: LABELS[field],
        before: undefined,
        after: value === undefined ? 'unlimited' : valueText(field, value, phase, condition),
      },
    ]
  })
}

function changeOf(
  change: Extract<ConditionChange, { type: 'changed' }>,
  phase: ReadEvmPhase,
  about: Pick<SettingChange, 'subject' | 'path'>,
): SettingChange {
  const { field, from, to } = change
  return {
    ...about,
    label: LABELS[field],
    before: valueText(field, from, phase),
    after: valueText(field, to, phase),
  }
}

function valueText(
  field: ConditionField,
  value: bigint | string,
  { coin }: ReadEvmPhase,
  condition?: ConditionToSet,
): string | Moment {
  if (typeof value === 'string') return /^(0x0{64})?$/.test(value) ? 'none' : value
  switch (field) {
    case 'startTimestamp':
      return new Moment(value)
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
