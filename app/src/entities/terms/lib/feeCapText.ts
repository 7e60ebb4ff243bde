import type { CollectionInfo, PlatformFeeCap } from '@mintline/solana'
import { amountText, type Currency, percentText } from '#shared/lib/amountText.ts'

/** Formats the highest platform fee: `5 % of the price or 0.01 SOL for each item`. Leaves out zero parts. */
export function feeCapText({ basisPoints, flat }: PlatformFeeCap, currency: Currency): string {
  const percent = `${percentText(basisPoints)} of the price`
  if (flat === 0n) return percent
  const amount = `${amountText(flat, currency)} for each item`
  return basisPoints === 0 ? amount : `${percent} or ${amount}`
}

/** Describes the fee admins' power, after "can": `set any platform fee up to 5 % of the price, and ...`. */
export function feePowerText(
  { platformFees, locks }: Pick<CollectionInfo, 'platformFees' | 'locks'>,
  currency: Currency,
): string {
  return locks.fee
    ? 'replace who receives the platform fee, and themselves. The fee itself is locked.'
    : `set any platform fee up to ${feeCapText(platformFees.cap, currency)}, and replace who receives it and themselves.`
}
