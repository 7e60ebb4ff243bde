import { phaseNumber } from '@mintline/core'
import {
  type CollectionTerms,
  changeLabel,
  collectionChanges,
  type PhaseFieldChange,
  type PlanChange,
  valueText,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { indented, type Line, labelled } from '../output/table.ts'
import { valueFormat } from '../output/valueFormat.ts'

/** Facts for describing changes. */
export interface ChangeDescriptionInput {
  /** Phase names by index, from the config. */
  readonly phaseNames?: readonly string[] | undefined
  /** Who receives phase prices after the changes. */
  readonly paid?: Pick<CollectionTerms, 'treasury' | 'platformFee'> | undefined
}

/** Describes changes with old and new values; empty without changes. */
export function describeChanges(
  changes: readonly PlanChange[],
  currency: Currency,
  context: ChangeDescriptionInput = {},
): string {
  const phaseIndexes = new Set(
    changes.flatMap((change) => (change.subject === 'phase' ? change.phaseIndex : [])),
  )
  const ofCollection = changes.filter(({ subject }) => subject === 'collection')
  const isNew = ofCollection.some(
    ({ field, before }) => field === 'collectionName' && before === undefined,
  )
  return [
    ...section('collection', linesOf(ofCollection, currency, isNew)),
    ...[...phaseIndexes].flatMap((index) =>
      describePhase(changes, index, { currency, ...context }),
    ),
  ].join('\n')
}

function describePhase(
  changes: readonly PlanChange[],
  phaseIndex: number,
  { currency, phaseNames = [], paid }: ChangeDescriptionInput & { readonly currency: Currency },
): string[] {
  const own = changes.filter(
    (change): change is PhaseFieldChange =>
      change.subject === 'phase' && change.phaseIndex === phaseIndex,
  )
  const type = own.find(({ field }) => field === 'phaseType')
  const isNew = type !== undefined && type.before === undefined
  const name = phaseNames[phaseIndex]
  const title = `${isNew ? 'new phase' : 'phase'} ${phaseNumber(phaseIndex)}${name ? ` ${name}` : ''}`
  const isListed = isNew && type.after?.kind === 'text' && type.after.text !== 'public'
  const lines = linesOf(own, currency, isNew).map(
    ([label, value]): Line => (isListed && label === 'price' ? [label, 'by list'] : [label, value]),
  )
  const isPriced = own.some(({ field }) => field === 'priceAmount')
  return section(title, [...lines, ...(isPriced && paid ? paidLines(paid, currency) : [])])
}

function paidLines(
  paid: NonNullable<ChangeDescriptionInput['paid']>,
  currency: Currency,
): readonly Line[] {
  const terms = collectionChanges(undefined, paid)
  const shown = ['treasury', 'platformFee.platformFeeValue']
  return linesOf(
    terms.filter(({ field }) => shown.includes(field)),
    currency,
    true,
  )
}

/** @param isNew True if there are no old values, which are then not mentioned. */
function linesOf(
  changes: readonly PlanChange[],
  currency: Currency,
  isNew: boolean,
): readonly Line[] {
  const format = valueFormat(currency)
  return changes.map((change) => {
    const after = valueText(change.after, format)
    const value = isNew ? after : `${valueText(change.before, format)} -> ${after}`
    return [changeLabel(change), value]
  })
}

function section(title: string, lines: readonly Line[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, indented(labelled(lines))]
}
