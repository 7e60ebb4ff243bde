import type { DropChange, PhaseRecord, PhaseTerms } from '@mintline/aptos'
import { limitText } from '../../chain/limitText.ts'
import { collectionChange } from '../../plans/collectionChange.ts'
import type { SettingChange } from '../../plans/plan.ts'
import { endText, feeText, royaltyText, splitText, termTexts } from './settingTexts.ts'

/** A phase's name in a config. */
export interface PhaseName {
  readonly name: string
  /** Index in the config. */
  readonly index: number
  /** Unix seconds. */
  readonly start: bigint
}

const LABELS = {
  price: 'price',
  start: 'start',
  maxMintsPerWallet: 'per wallet',
  maxMintsPerTransaction: 'per transaction',
  type: 'who',
  list: 'list',
} as const

/** Formats a plan's change with old and new values. */
export function changeTexts(change: DropChange, names: readonly PhaseName[]): SettingChange[] {
  switch (change.type) {
    case 'drop created':
      return [collectionChange('contract', 'address', undefined, change.collection)]
    case 'phase added':
      return phaseTexts(undefined, change.after, names)
    case 'phase modified':
      return phaseTexts(change.before, change.after, names)
    case 'phase removed': {
      const { phaseId } = change.before
      const subject = `phase ${phaseId}`
      return [{ subject, path: subject, label: 'phase', before: 'a phase', after: 'none' }]
    }
    default:
      return [settingText(change)]
  }
}

function settingText(change: Extract<DropChange, { type: 'set' }>): SettingChange {
  switch (change.field) {
    case 'platformFee':
      return collectionChange(
        'platformFee',
        'platform fee',
        feeText(change.before),
        feeText(change.after),
      )
    case 'revenueSplit':
      return collectionChange(
        'treasury',
        'treasury',
        splitText(change.before),
        splitText(change.after),
      )
    case 'royalties':
      return collectionChange(
        'royalties',
        'royalties',
        royaltyText(change.before),
        royaltyText(change.after),
      )
    case 'totalSupply':
      return collectionChange(
        'maxNumberOfTokens',
        'maximum items',
        limitText(change.before),
        limitText(change.after),
      )
    case 'endTime':
      return collectionChange('end', 'end', endText(change.before), endText(change.after))
    case 'isPaused':
      return collectionChange(
        'isPaused',
        'mints',
        pauseText(change.before),
        pauseText(change.after),
      )
    case 'ownershipOfferedTo':
      return collectionChange(
        'owner',
        'ownership offered to',
        change.before,
        change.after ?? 'none',
      )
    case 'collectionOwner':
      return collectionChange('owner', 'owner', change.before, change.after)
  }
}

/** Formats whether minting is paused. */
export function pauseText(isPaused: boolean): string {
  return isPaused ? 'paused' : 'open'
}

function phaseTexts(
  before: PhaseRecord | undefined,
  after: PhaseTerms,
  names: readonly PhaseName[],
): SettingChange[] {
  const named = names.find(({ start }) => start === after.saleMintTime)
  const id = before ? `phase ${before.phaseId}` : 'new phase'
  const subject = named ? `${id} ${named.name}` : id
  const [old, texts] = [before && termTexts(before), termTexts(after)]
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((setting) => {
    const [was, is] = [old?.[setting], texts[setting]]
    if (`${was}` === `${is}` || (was === undefined && setting === 'list' && is === 'none'))
      return []
    const path = named ? `phases.${named.index}.${setting}` : `${subject}.${setting}`
    return [{ subject, path, label: LABELS[setting], before: was, after: is }]
  })
}
