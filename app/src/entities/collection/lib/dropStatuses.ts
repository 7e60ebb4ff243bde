import type { DropStatusName } from '@mintline/core/drop'
import { formatGrouped } from '#shared/lib/decimal.ts'
import type { Tone } from '#shared/ui/tones.ts'

/** Tone for each drop status; names are core's. */
export const DROP_TONES: Readonly<Record<DropStatusName, Tone>> = {
  open: 'success',
  upcoming: 'info',
  paused: 'warn',
  'phase-sold-out': 'neutral',
  'sold-out': 'neutral',
  ended: 'neutral',
  closed: 'warn',
  'no-phase': 'neutral',
  'not-deployed': 'neutral',
}

/** Minted and maximum item counts. */
interface Supply {
  numberOfTokensIssued: bigint
  /** 0 = unlimited. */
  maxNumberOfTokens: bigint
}

/** Formats minted items against the maximum: "12 of 100 minted", or "12 minted, no limit" without one. */
export function supplyText({ numberOfTokensIssued, maxNumberOfTokens }: Supply): string {
  const issued = formatGrouped(numberOfTokensIssued, 0)
  return maxNumberOfTokens === 0n
    ? `${issued} minted, no limit`
    : `${issued} of ${formatGrouped(maxNumberOfTokens, 0)} minted`
}
