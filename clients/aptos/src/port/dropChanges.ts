import { type DropChange, type DropValue, limitText } from '@mintline/core/drop'
import type {
  DropChange as RecordChange,
  SettingChange,
} from '../administration/administrationPlan.ts'
import type { PhaseRecord, PhaseTerms } from '../administration/dropSettings.ts'
import type { AptosTerms } from './aptosTerms.ts'
import type { AptosPresent } from './readDrop.ts'
import { endText, feeText, pauseText, royaltyText, splitText, termTexts } from './settingTexts.ts'

/** A wanted phase's name. */
export interface PhaseName {
  readonly name: string
  /** Index in the terms. */
  readonly index: number
  /** Unix seconds. */
  readonly start: bigint
}

const LABELS = {
  price: 'price',
  startTime: 'start',
  maxPerWallet: 'per wallet',
  maxPerTransaction: 'per transaction',
  kind: 'who',
  list: 'list',
} as const

/** Labels and paths in `DropTerms` for settings that are each set as a whole. */
const SETTINGS: Readonly<Record<SettingChange['field'], readonly [path: string, label: string]>> = {
  platformFee: ['money.platformFee', 'platform fee'],
  revenueSplit: ['money.receivers', 'treasury'],
  royalties: ['money.royalties', 'royalties'],
  totalSupply: ['supply.maxItems', 'maximum items'],
  endTime: ['sale.endTime', 'end'],
  isPaused: ['sale.isPaused', 'mints'],
  ownershipOfferedTo: ['extras.ownershipOfferedTo', 'ownership offered to'],
  collectionOwner: ['owner', 'owner'],
}

/**
 * Converts a plan's changes for display, with old and new values.
 *
 * @param names Phase names, from the terms.
 */
export function dropChanges(
  changes: readonly RecordChange[],
  names: readonly PhaseName[],
): DropChange[] {
  return changes.flatMap((change) => {
    switch (change.type) {
      case 'drop created':
        return [collectionChange('id', 'address', undefined, change.collection)]
      case 'phase added':
        return phaseChanges(undefined, change.after, names)
      case 'phase modified':
        return phaseChanges(change.before, change.after, names)
      case 'phase removed': {
        const subject = `phase ${change.before.phaseId}`
        return [{ subject, path: 'phases', label: 'phase', before: 'a phase', after: 'none' }]
      }
      default:
        return [settingChange(change)]
    }
  })
}

/** Returns differences that no transaction can settle. */
export function lastingChanges(
  terms: AptosTerms,
  { name, description, uri, items, extras }: AptosPresent['state'],
): DropChange[] {
  const [wanted, present] = [terms.items, items].map((one) =>
    one.form === 'templates' ? one : { name: '', uri: '' },
  )
  const compared = [
    ['name', 'name', name, terms.name],
    ['description', 'description', description, terms.description],
    ['uri', 'metadata', uri, terms.uri],
    ['items.name', 'items', present?.name, wanted?.name],
    ['items.uri', 'item metadata', present?.uri, wanted?.uri],
    ['extras.isOpenEdition', 'kind', kindText(extras), kindText(terms.extras)],
    ['extras.version', 'machine', machineText(extras), machineText(terms.extras)],
  ] as const
  return compared.flatMap(([path, label, before, after]) =>
    before === after ? [] : [collectionChange(path, label, before, after ?? '')],
  )
}

function kindText({ isOpenEdition }: AptosTerms['extras']): string {
  return isOpenEdition ? 'open edition' : 'limited'
}

function machineText({ version }: AptosTerms['extras']): string {
  return `version ${version}`
}

/**
 * Creates a change to a collection setting.
 *
 * @param before Undefined = there is none on chain.
 */
export function collectionChange(
  path: string,
  label: string,
  before: DropValue | undefined,
  after: DropValue,
): DropChange {
  return { subject: 'collection', path, label, before, after }
}

function settingChange(change: SettingChange): DropChange {
  const [before, after = 'none'] = settingTexts(change)
  return collectionChange(...SETTINGS[change.field], before, after)
}

/** Formats a setting's old and new value; undefined = there is none. */
function settingTexts(change: SettingChange): readonly (DropValue | undefined)[] {
  switch (change.field) {
    case 'platformFee':
      return [feeText(change.before), feeText(change.after)]
    case 'revenueSplit':
      return [splitText(change.before), splitText(change.after)]
    case 'royalties':
      return [royaltyText(change.before), royaltyText(change.after)]
    case 'totalSupply':
      return [limitText(change.before), limitText(change.after)]
    case 'endTime':
      return [endText(change.before), endText(change.after)]
    case 'isPaused':
      return [pauseText(change.before), pauseText(change.after)]
    case 'ownershipOfferedTo':
    case 'collectionOwner':
      return [change.before, change.after]
  }
}

function phaseChanges(
  before: PhaseRecord | undefined,
  after: PhaseTerms,
  names: readonly PhaseName[],
): DropChange[] {
  const named = names.find(({ start }) => start === after.saleMintTime)
  const id = before ? `phase ${before.phaseId}` : 'new phase'
  const subject = named ? `${id} ${named.name}`.trimEnd() : id
  const [old, texts] = [before && termTexts(before), termTexts(after)]
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((field) => {
    const [was, is] = [old?.[field], texts[field]]
    if (isSame(was, is) || (was === undefined && field === 'list' && is === 'none')) return []
    const path = named ? `phases.${named.index}.${field}` : 'phases'
    return [{ subject, path, label: LABELS[field], before: was, after: is }]
  })
}

function isSame(one: DropValue | undefined, other: DropValue): boolean {
  if (typeof one === 'object' && typeof other === 'object') return one.time === other.time
  return one === other
}
