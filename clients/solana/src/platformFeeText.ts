import { type CoinSymbol, inCoin, percentText } from '@mintline/core/amounts'
import type { PlatformFeeCap } from './instructions/types.ts'

/**
 * Formats a platform fee: `3%`, `0.01 SOL per item`.
 *
 * @param value Lamports per item if `isFlat`, otherwise basis points.
 * @param coin The network's coin; undefined = the text names both.
 */
export function platformFeeText(
  value: bigint,
  isFlat: boolean,
  coin: CoinSymbol | undefined,
): string {
  return isFlat ? `${inCoin(value, coin)} per item` : percentText(value)
}

/** Formats a platform fee's cap: `5%`, `5% or 0.01 SOL per item`. A part of 0 is left out. */
export function platformFeeCapText(
  { basisPoints, flat }: PlatformFeeCap,
  coin: CoinSymbol | undefined,
): string {
  if (flat === 0n) return platformFeeText(BigInt(basisPoints), false, coin)
  const percent = basisPoints > 0 ? [platformFeeText(BigInt(basisPoints), false, coin)] : []
  return [...percent, platformFeeText(flat, true, coin)].join(' or ')
}
