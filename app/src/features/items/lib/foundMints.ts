import type { HashlistItem } from '@mintline/solana'
import type { Find } from './findText.ts'

/**
 * Returns the items that match, in input order.
 *
 * @param find Undefined = all.
 * @param named Mints of items with the text in their names or traits.
 */
export function foundMints(
  mints: readonly HashlistItem[],
  find: Find | undefined,
  named: ReadonlySet<string> = new Set(),
): readonly HashlistItem[] {
  if (find === undefined) return mints
  if (find.kind === 'numbers') {
    return mints.filter(({ order }) => order >= find.first && order <= find.last)
  }
  return mints.filter(({ mint }) => mint.includes(find.text) || named.has(mint))
}
