import { formatGrouped } from '#shared/lib/decimal.ts'
import type { Tone } from '#shared/ui/tones.ts'

/** Name and tone for each drop state, on any chain. */
export const DROP_STATUSES = {
  open: { name: 'Open', tone: 'success' },
  upcoming: { name: 'Upcoming', tone: 'info' },
  paused: { name: 'Paused', tone: 'warn' },
  'phase-sold-out': { name: 'Phase sold out', tone: 'neutral' },
  'sold-out': { name: 'Sold out', tone: 'neutral' },
  ended: { name: 'Ended', tone: 'neutral' },
  'no-phase': { name: 'No phase', tone: 'neutral' },
} as const satisfies Record<string, { name: string; tone: Tone }>

/** A drop's state. */
export type DropStatusName = keyof typeof DROP_STATUSES

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
