import type { HashlistItem } from '@mintline/solana'

/**
 * The item whose number was typed ("12" or "#12"), or else those whose mint has what was typed in its
 * address; all where nothing was.
 */
export function searchMints(mints: readonly HashlistItem[], text: string): readonly HashlistItem[] {
  const wanted = text.trim()
  if (wanted === '') return mints
  const [, digits] = /^#?(\d+)$/.exec(wanted) ?? []
  if (digits === undefined) return mints.filter(({ mint }) => mint.includes(wanted))
  const number = BigInt(digits)
  return mints.filter(({ order }) => order === number)
}
