import { percentText } from '../amounts.ts'
import type { PlatformFee } from '../mint/platformFee.ts'
import type { FeeShare } from '../mint/splitFee.ts'
import type { DropPhase } from './dropState.ts'

/** Formats a limit; 0 is unlimited. */
export function limitText(limit: bigint): string {
  return limit === 0n ? 'unlimited' : limit.toString()
}

/** Formats recipients with their shares, or a single recipient. */
export function sharesText(shares: readonly FeeShare[]): string {
  const [first, ...others] = shares
  if (!first) return 'nobody'
  if (others.length === 0) return first.address
  return shares.map(({ address, share }) => `${share}% to ${address}`).join(', ')
}

/** Formats a payment and its recipients: `5% to 0x1`, `5%: 60% to 0x1, 40% to 0x2`. */
export function paidText(value: string, recipients: readonly FeeShare[]): string {
  return `${value}${recipients.length === 1 ? ' to' : ':'} ${sharesText(recipients)}`
}

/**
 * Formats a platform fee and its recipients.
 *
 * @param flatText Formats a flat fee, with what it is taken for: `0.5 APT per item`.
 */
export function feeText(
  fee: PlatformFee & { readonly recipients: readonly FeeShare[] },
  flatText: (value: bigint) => string,
): string {
  return paidText(
    fee.type === 'flat' ? flatText(fee.value) : percentText(fee.valueBp),
    fee.recipients,
  )
}

/** Describes the wallets that may mint in a phase. */
export function audienceText({ kind, list }: Pick<DropPhase, 'kind' | 'list'>): string {
  if (kind === 'public') return list ? 'everybody, listed' : 'everybody'
  return list?.form === 'merkle' ? 'merkle list' : 'listed'
}
