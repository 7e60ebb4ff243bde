import { type DisplayUnit, formatAmount, percentText } from '@mintline/core/amounts'
import type {
  ChangeValue,
  CollectionField,
  PhaseField,
  PlanChange,
} from '../../transaction/planChange.ts'

/** How to display values. */
export interface ValueFormat {
  readonly symbol: DisplayUnit
  /** Formats unix seconds. */
  time(unixSeconds: bigint): string
}

const COLLECTION_LABELS: Readonly<Record<Exclude<CollectionField, `extraMeta.${string}`>, string>> =
  {
    collectionName: 'name',
    collectionUri: 'metadata',
    itemBaseName: 'item name',
    itemBaseUri: 'item metadata',
    maxNumberOfTokens: 'supply',
    maxMintsPerWallet: 'per wallet',
    creator: 'owner',
    treasury: 'treasury',
    cosignerProgramId: 'co-signer',
    'royalties.royaltyBasisPoints': 'royalties',
    'royalties.creators': 'royalties go to',
    'platformFee.platformFeeValue': 'platform fee',
    'platformFee.recipients': 'platform fee goes to',
    'platformFeeCap.basisPoints': 'fee at most',
    'platformFeeCap.flat': 'flat fee at most',
    platformFeePrimaryAdmin: 'fee admin',
    platformFeeSecondaryAdmin: 'second fee admin',
    locks: 'locked for good',
    reveal: 'files',
  }

const PHASE_LABELS: Readonly<Record<PhaseField, string>> = {
  phaseType: 'type',
  merkleRoot: 'merkle root',
  priceAmount: 'price',
  priceToken: 'price token',
  startTime: 'start',
  endTime: 'end',
  maxMintsPerWallet: 'per wallet',
  maxMintsTotal: 'in all',
  active: 'active',
}

/** Names the value that changes, in a word or two: `platform fee`. */
export function changeLabel(change: PlanChange): string {
  if (change.subject === 'phase') return PHASE_LABELS[change.field]
  const { field } = change
  return isExtraField(field)
    ? `field ${field.slice('extraMeta.'.length)}`
    : COLLECTION_LABELS[field]
}

/** Formats a value for display: `0.5 SOL`, `unlimited`, `none`. */
export function valueText(value: ChangeValue | undefined, format: ValueFormat): string {
  if (value === undefined) return 'none'
  switch (value.kind) {
    case 'text':
      return value.text
    case 'address':
      return value.address
    case 'amount':
      return formatAmount(value.lamports, format.symbol)
    case 'tokenAmount':
      return value.unit
        ? formatAmount(value.amount, value.unit)
        : `${value.amount} base units of ${value.mint}`
    case 'amountPerItem':
      return `${formatAmount(value.lamports, format.symbol)} per item`
    case 'percent':
      return percentText(value.basisPoints)
    case 'limit':
      return value.items === 0n ? 'unlimited' : value.items.toString()
    case 'time':
      return format.time(value.time)
    case 'shares':
      return value.shares.map(({ address, share }) => `${address} ${share}%`).join(', ')
    case 'flag':
      return value.flag ? 'yes' : 'no'
  }
}

function isExtraField(field: CollectionField): field is `extraMeta.${string}` {
  return field.startsWith('extraMeta.')
}
