import type { Usage } from '@mintline/core'
import { formatGrouped } from '#shared/lib/decimal.ts'

/** A phase's limits, each 0 = unlimited. */
export interface PhaseLimits {
  perWallet: bigint
  /** Items per transaction. Default: unlimited. */
  perMint?: bigint
  total: Usage
}

/** Formats a phase's limits: `2 per wallet, 5 of 10 minted`. */
export function phaseLimitsText({ perWallet, perMint = 0n, total }: PhaseLimits): string {
  const each = perWallet > 0n && `${formatGrouped(perWallet, 0)} per wallet`
  const atOnce = perMint > 0n && `${formatGrouped(perMint, 0)} at once`
  const inAll =
    total.max > 0n && `${formatGrouped(total.used, 0)} of ${formatGrouped(total.max, 0)} minted`
  return [each, atOnce, inAll].filter(Boolean).join(', ') || 'No limit in this phase'
}
