import { anyOf } from '../../../database/anyOf.ts'
import { keyText } from '../../../database/keys/index.ts'
import type { Reader } from '../../reader.ts'

/** An item's place by rarity in its collection. */
export interface RarityRank {
  /** Starts at 1, the rarest. */
  readonly rank: number
  /** Information content of its traits, in bits: higher is rarer. */
  readonly score: number
}

/** Returns a lookup for rarity ranks by item key; undefined = not ranked, or not yet. */
export async function ranksOfItems(
  reader: Reader,
  items: readonly Buffer[],
): Promise<(item: Buffer) => RarityRank | undefined> {
  if (items.length === 0) return () => undefined
  const rows = await reader
    .selectFrom('rarity_ranks')
    .select(['item', 'rank', 'score'])
    .where('item', '=', anyOf(items))
    .execute()
  const ranks = new Map(
    rows.map(({ item, rank, score }) => [
      keyText(item),
      { rank: Number(rank), score: Number(score) },
    ]),
  )
  return (item) => ranks.get(keyText(item))
}
