import type { LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { collectionKey, keyText } from '../../database/keys/index.ts'
import { inOrder } from '../ids/inOrder.ts'
import type { Reader } from '../reader.ts'
import { boardRows, NOT_ON_BOARD } from './boardPage.ts'
import { type RankingModel, type RankingRow, rankingModel } from './rankingModel.ts'

/**
 * Returns collections as a ranking shows them, by all sales in a period, in the same order as `ids`. Collections newer
 * than the ranking have no sales.
 */
export async function rankingsByIds(
  reader: Reader,
  period: LeaderboardPeriod,
  ids: readonly CollectionIdParts[],
): Promise<RankingModel[]> {
  const keys = ids.map(collectionKey)
  const rows = await boardRows(reader, { period, source: 'ALL' }, keys)
  const ranked = new Set(rows.map(({ collection }) => keyText(collection)))
  const newer = keys.filter((key) => !ranked.has(keyText(key)))
  const all = [...rows, ...(newer.length === 0 ? [] : await newRows(reader, newer))]
  return inOrder(keys, all, ({ collection }) => collection).map(rankingModel)
}

async function newRows(reader: Reader, keys: readonly Buffer[]): Promise<RankingRow[]> {
  const rows = await reader
    .selectFrom('collections')
    .select(['id as collection', 'floor_price', 'floor_currency', 'floor_usd'])
    .select(['listed_count', 'item_count', 'owner_count'])
    .where('id', '=', anyOf(keys))
    .execute()
  return rows.map((row) => ({ ...row, ...NOT_ON_BOARD, volume_usd_change: null, copy_count: '0' }))
}
