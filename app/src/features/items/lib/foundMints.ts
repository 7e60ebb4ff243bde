import type { HashlistItem } from '@mintline/solana'

/**
 * The item with the typed number ("12" or "#12"), or else items whose mint address contains the text;
 * all items for an empty text.
 */
export function searchMints(mints: readonly HashlistItem[], text: string): readonly HashlistItem[] {
  const wanted = text.trim()
  if (wanted === '') return mints
  const [, digits] = /^#?(\d+)$/.exec(wanted) ?? []
  if (digits === undefined) return mints.filter(({ mint }) => mint.includes(wanted))
  const number = BigInt(digits)
  return mints.filter(({ order }) => order === number)
}
