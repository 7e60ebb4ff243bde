import type { SolanaAddress } from '@mintline/core/identifiers'
import { PRICE_TOKEN } from '../limits.ts'
import type { EditionPhase } from './collectionInfo.ts'

/** Returns the mint of the token that a phase's price is in; undefined = lamports. */
export function priceTokenOf({
  priceToken,
}: Pick<EditionPhase, 'priceToken'>): SolanaAddress | undefined {
  return priceToken === PRICE_TOKEN ? undefined : priceToken
}
