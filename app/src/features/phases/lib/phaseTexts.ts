import { PHASE_TYPES } from '@mintline/core'
import type { NativeCurrency } from '@mintline/core/networks'
import { type DraftField, hasEnd, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { momentText } from '#entities/phase/lib/phaseLabel.ts'
import { TYPE_NAMES } from '#entities/phase/lib/phaseNames.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { limitText } from '#shared/lib/countText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'

/** Formats a draft's field: `0.5 SOL`, `No end`, `No limit`. */
export function fieldText(field: DraftField, draft: PhaseDraft, currency: NativeCurrency): string {
  switch (field) {
    case 'phaseType':
      return TYPE_NAMES[draft.phaseType]
    case 'merkleRoot':
      return PHASE_TYPES[draft.phaseType].hasRoot && draft.merkleRoot !== ''
        ? shortAddress(draft.merkleRoot, 6)
        : 'None'
    case 'priceToken':
      return draft.priceToken === '' ? currency.symbol : shortAddress(draft.priceToken, 6)
    case 'priceAmount':
      return phasePriceText(draft, draft.priceToken === '' ? currency : undefined)
    case 'startTime':
      return draft.startTime === null ? 'When it is saved' : momentText(draft.startTime)
    case 'endTime':
      return outcomeText(draft)
    case 'maxMintsPerWallet':
    case 'maxMintsTotal':
      return enteredText(draft[field])
    case 'active':
      return draft.active ? 'Yes' : 'No'
  }
}

/** Formats both limits with their scopes: `2 per wallet in this phase, 100 in all`. */
export function limitsText({ maxMintsPerWallet, maxMintsTotal }: PhaseDraft): string {
  if (maxMintsPerWallet === null || maxMintsTotal === null) return 'Not entered'
  if (maxMintsPerWallet === 0n && maxMintsTotal === 0n) return 'No limit in this phase'
  const perWallet =
    maxMintsPerWallet === 0n
      ? 'No limit per wallet in this phase'
      : `${limitText(maxMintsPerWallet)} per wallet in this phase`
  return `${perWallet}, ${lowered(limitText(maxMintsTotal))} in all`
}

function outcomeText(draft: PhaseDraft): string {
  if (!hasEnd(draft)) return 'No end'
  return draft.endTime === null ? 'Not entered' : momentText(draft.endTime)
}

function enteredText(limit: bigint | null): string {
  return limit === null ? 'Not entered' : limitText(limit)
}

/**
 * Formats a new phase's terms in one line.
 *
 * @param currency The phase's coin or token; undefined = not known.
 */
export function newPhaseText(draft: PhaseDraft, currency: Currency | undefined): string {
  const price = lowered(phasePriceText(draft, currency))
  const start =
    draft.startTime === null ? 'from when it is saved' : `from ${momentText(draft.startTime)}`
  const end = hasEnd(draft) ? `until ${outcomeText(draft)}` : 'without end'
  const state = draft.active ? '' : ', switched off'
  return `New: ${TYPE_NAMES[draft.phaseType]}, ${price}, ${start} ${end}, ${lowered(limitsText(draft))}${state}.`
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
