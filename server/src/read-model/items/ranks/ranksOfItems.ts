import { anyOf } from '../../../database/anyOf.ts'
import { keyText } from '../../../database/keys/index.ts'
import type { Reader } from '../../reader.ts'

/** Place of an item among those of its collection by rarity. */
export interface RarityRank {
  /** From 1, the rarest, on. */
  readonly rank: number
  /** Bits of information of its traits: the rarer, the more. */
  readonly score: number
}

/** Ranks of items by rarity, by their keys; undefined = an item is not ranked, or not yet. */
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
