import { isActivityId, parseActivityId } from '@mintline/core/identifiers'
import { activityKey } from '../../database/keys/index.ts'
import type { PagedList, SortValue } from '../../database/page/pagedList.ts'
import { writeToken } from '../../database/page/token.ts'
import type { Reader } from '../reader.ts'
import { socialKeyOf } from './socialKeys.ts'

/**
 * The token of a feed for one that names the last entry by its time and id, `<milliseconds>_<id>`. Every other text stays
 * as it is, also one that names an activity which a reorganisation took away: its place is not known any more.
 */
export async function feedToken(
  reader: Reader,
  list: PagedList,
  token: string | undefined,
): Promise<string | undefined> {
  const [, milliseconds, id] = /^([0-9]{1,15})_(.+)$/.exec(token ?? '') ?? []
  if (id === undefined) return token
  const place = await placeOf(reader, id)
  return place ? writeToken(list, [new Date(Number(milliseconds)), ...place]) : token
}

/** Values by which entries of one time are sorted; undefined = there is no such entry. */
async function placeOf(reader: Reader, id: string): Promise<readonly SortValue[] | undefined> {
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
