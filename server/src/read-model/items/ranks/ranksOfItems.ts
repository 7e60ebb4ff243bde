import { parseItemId } from '@mintline/core/identifiers'
import { anyOf } from '../../../database/anyOf.ts'
import { itemKey } from '../../../database/keys/index.ts'
import { itemIdOf } from '../../ids/texts.ts'
import type { Reader } from '../../reader.ts'

/** Place of an item among those of its collection by rarity. */
export interface RarityRank {
  /** From 1, the rarest, on. */
  readonly rank: number
  /** Bits of information of its traits: the rarer, the more. */
  readonly score: number
}

/** Ranks of items by rarity, by their ids; undefined = an item is not ranked, or not yet. */
export async function ranksOfItems(
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => RarityRank | undefined> {
  if (ids.length === 0) return () => undefined
  const rows = await reader
    .selectFrom('rarity_ranks')
    .select(['item', 'rank', 'score'])
    .where('item', '=', anyOf(ids.map((id) => itemKey(parseItemId(id)))))
    .execute()
  const ranks = new Map(
    rows.map(({ item, rank, score }) => [
      itemIdOf(item),
      { rank: Number(rank), score: Number(score) },
    ]),
  )
  return (id) => ranks.get(id)
}
