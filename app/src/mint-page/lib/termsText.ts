import { countText } from '#shared/lib/countText.ts'
import type { QuantityBounds } from './quantity.ts'

/** Describes the wallet's limits in a sentence; undefined if there are none. */
export function termsText(
  { isPrivate, isListed }: { isPrivate: boolean; isListed: boolean },
  { remaining }: QuantityBounds,
): string | undefined {
  const isOnList = isPrivate && isListed
  if (remaining === undefined) return isOnList ? 'You are on the allowlist.' : undefined
  const items = countText(remaining, 'more item')
  return isOnList
    ? `You are on the allowlist and may mint ${items}.`
    : `This wallet may mint ${items}.`
}
