import { phaseLabel } from '@mintline/core'
import type { LookupTablePlan, Plan, PlanChange } from '@mintline/solana'
import type { ChangeGroup, ChangeRow } from '#entities/change/changeGroup.ts'
import { FIELD_NAMES, hasEnd } from '#entities/phase/lib/phaseDraft.ts'
import { momentText } from '#entities/phase/lib/phaseLabel.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { TYPE_NAMES } from '#entities/phase/lib/phaseNames.ts'
import { amountText, type Currency, percentText, priceText } from '#shared/lib/amountText.ts'
import { countText, limitText } from '#shared/lib/countText.ts'
import { groupBy } from '#shared/lib/groupBy.ts'
import { collectionFieldName } from './collectionFieldNames.ts'

/** A collection's words. */
export interface ChangeWords {
  /** Its network's coin. */
  currency: Currency
  /** Its phases' names. */
  names: PhaseNames
}

type PhaseChange = Extract<PlanChange, { subject: 'phase' }>
type CollectionChange = Extract<PlanChange, { subject: 'collection' }>

/** Returns the values that a plan sets: first the collection's, then each phase's. */
export function planChanges(
  { changes = [] }: Pick<Plan, 'changes'>,
  words: ChangeWords,
): readonly ChangeGroup[] {
  const ofCollection = changes.filter(
    (one): one is CollectionChange => one.subject === 'collection',
  )
  const ofPhases = changes.filter((one): one is PhaseChange => one.subject === 'phase')
  const phases = groupBy(ofPhases, ({ phaseIndex }) => phaseIndex)
  return [
    ...(ofCollection.length > 0 ? [collectionGroup(ofCollection, words)] : []),
    ...[...phases].map(([phaseIndex, own]) => phaseGroup(phaseIndex, own, words)),
  ]
}

function collectionGroup(
  changes: readonly CollectionChange[],
  { currency }: ChangeWords,
): ChangeGroup {
  // Every collection has a name.
  const isNew = changes.some(({ field, before }) => field === 'collectionName' && !before)
  const rows = changes.map((change) => ({
    label: collectionFieldName(change.field),
    ...rowOf(change, currency),
  }))
  return {
    key: 'collection',
    title: 'Collection',
    isNew,
    rows: isNew ? rows.flatMap(withoutOld) : rows,
  }
}

function phaseGroup(
  phaseIndex: number,
  changes: readonly PhaseChange[],
  { currency, names }: ChangeWords,
): ChangeGroup {
  const type = changes.find(({ field }) => field === 'phaseType')
  const isNew = type !== undefined && type.before === undefined
  const rows = changes.map((change) => phaseChangeRow(change, currency))
  const group = {
    key: `phase ${phaseIndex}`,
    title: phaseLabel(phaseIndex, names[phaseIndex]),
    isNew,
  }
  if (!isNew) return { ...group, rows }
  const isListed = type.after?.kind === 'text' && type.after.text !== 'public'
  const listed = rows.map((row) =>
    // Nobody pays the price of a phase with a list.
    isListed && row.key === 'priceAmount' ? { ...row, after: 'Prices in the list' } : row,
  )
  return { ...group, rows: listed.flatMap(withoutOld) }
}

/** Describes a change to one field in a phase. */
export function phaseChangeRow(change: PhaseChange, currency: Currency): ChangeRow {
  return { label: FIELD_NAMES[change.field], ...rowOf(change, currency) }
}

function rowOf(change: PlanChange, currency: Currency): Omit<ChangeRow, 'label'> {
  return {
    key: change.field,
    before: changeValueText(change.before, change, currency),
    after: changeValueText(change.after, change, currency),
  }
}

/** Returns a new value's row; empty if it has no value. */
function withoutOld({ before: _, ...row }: ChangeRow): ChangeRow[] {
  return row.after === '' ? [] : [row]
}

/** A value in a plan's change; undefined = none. */
type Value = PlanChange['after']

/** Formats a value as forms show it: `1 SOL`, `No limit`; '' = none. */
export function changeValueText(
  value: Value,
  { field }: Pick<PlanChange, 'field'>,
  currency: Currency,
): string {
  if (value === undefined) return ''
  switch (value.kind) {
    case 'text':
      return isType(value.text) && field === 'phaseType'
        ? TYPE_NAMES[value.text]
        : shown(value.text)
    case 'address':
      return value.address
    case 'amount':
      return priceText(value.lamports, currency)
    case 'tokenAmount':
      return value.unit
        ? priceText(value.amount, value.unit)
        : `${value.amount} base units of ${value.mint}`
    case 'amountPerItem':
      return `${amountText(value.lamports, currency)} for each item`
    case 'percent':
      return field === 'platformFee.platformFeeValue'
        ? `${percentText(value.basisPoints)} of the price`
        : percentText(value.basisPoints)
    case 'limit':
      return limitText(value.items)
    case 'time':
      return hasEnd({ endTime: value.time }) ? momentText(value.time) : 'No end'
    case 'shares':
      return value.shares.map(({ address, share }) => `${address} ${share} %`).join('\n')
    case 'flag':
      return value.flag ? 'Yes' : 'No'
  }
}

/** Shows an empty text as a value, unlike a missing one. */
function shown(text: string): string {
  return text === '' ? '(empty)' : text
}

function isType(text: string): text is keyof typeof TYPE_NAMES {
  return Object.hasOwn(TYPE_NAMES, text)
}

/** Returns the changes that a plan makes to a collection's lookup table. */
export function lookupTableChanges({
  lookupTable,
  added,
  isCreated,
}: Pick<LookupTablePlan, 'lookupTable' | 'added' | 'isCreated'>): readonly ChangeGroup[] {
  const rows = [
    { key: 'table', label: 'Address', after: lookupTable },
    { key: 'added', label: 'Added to it', after: countText(added, 'address', 'addresses') },
  ]
  return [{ key: 'lookup table', title: 'Lookup table', isNew: isCreated, rows }]
}
