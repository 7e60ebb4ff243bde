import type { Usage } from '@mintline/core'
import { formatGrouped } from '#shared/lib/decimal.ts'

/** Limits of a phase, each 0 = unlimited. */
export interface PhaseLimits {
  perWallet: bigint
  total: Usage
}

/** `2 per wallet, 5 of 10 minted`. */
export function phaseLimitsText({ perWallet, total }: PhaseLimits): string {
  const each = perWallet > 0n && `${formatGrouped(perWallet, 0)} per wallet`
  const inAll =
    total.max > 0n && `${formatGrouped(total.used, 0)} of ${formatGrouped(total.max, 0)} minted`
  return [each, inAll].filter(Boolean).join(', ') || 'None in this phase'
}
