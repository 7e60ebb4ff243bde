import { isActivityId, parseActivityId } from '@mintline/core/identifiers'
import { activityKey } from '../../database/keys/index.ts'
import type { SortValue } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import { socialKeyOf } from './socialKeys.ts'

/**
 * Returns the values that sort a feed entry among those with the same time; undefined = no such entry, or an activity
 * that a reorganisation removed.
 */
export async function feedPlace(
  reader: Reader,
  id: string,
): Promise<readonly SortValue[] | undefined> {
  const social = socialKeyOf(id)
  if (social) return [0n, 0n, social]
  if (!isActivityId(id)) return undefined
  const key = activityKey(parseActivityId(id))
  const row = await reader
    .selectFrom('activities')
    .select(['block', 'log_index'])
    .where('id', '=', key)
    .executeTakeFirst()
  return row && [BigInt(row.block), BigInt(row.log_index), key]
}
