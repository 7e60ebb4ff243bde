import type { PlanChange } from '@mintline/solana'
import { momentText } from '#entities/phase/lib/momentText.ts'
import { hasEnd } from '#entities/phase/lib/phaseDraft.ts'
import { TYPE_NAMES } from '#entities/phase/lib/phaseNames.ts'
import { amountText, type Currency, percentText, priceText } from '#shared/lib/amountText.ts'
import { limitText } from '#shared/lib/limitText.ts'

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
