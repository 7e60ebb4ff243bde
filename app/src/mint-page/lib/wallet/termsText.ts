import type { ClaimTerms } from '@mintline/solana/reads'
import type { QuantityBounds } from '../quantity.ts'

/** What a wallet may mint, in a sentence; undefined where there is nothing to say. */
export function termsText(
  { isPrivate, isListed }: Pick<ClaimTerms, 'isPrivate' | 'isListed'>,
  { remaining }: QuantityBounds,
): string | undefined {
  const isOnList = isPrivate && isListed
  if (remaining === undefined) return isOnList ? 'You are on the allowlist.' : undefined
  const items = `${remaining} more ${remaining === 1n ? 'item' : 'items'}`
  return isOnList
    ? `You are on the allowlist and may mint ${items}.`
    : `This wallet may mint ${items}.`
}
