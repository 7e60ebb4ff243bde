import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { inOrder, rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'
import { type ActivityModel, activityModel } from './activityModel.ts'
import { ACTIVITY_COLUMNS } from './activityRow.ts'

const activityRows = rowsByKeys((reader, keys) =>
  reader
    .selectFrom('activities')
    .leftJoin('collections', 'collections.id', 'activities.collection')
    .select(ACTIVITY_COLUMNS)
    .select([
      'collections.type as collection_type',
      sql<string | null>`trim_scale(activities.price * activities.value)::text`.as('total'),
      sql<string | null>`trim_scale(activities.price_usd * activities.value)::text`.as('total_usd'),
    ])
    .where('activities.id', '=', anyOf(keys)),
)

/** Returns activities in the same order as `keys`. */
export async function activitiesByKeys(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<ActivityModel[]> {
  const rows = await activityRows(reader, keys)
  return inOrder(keys, rows, ({ id }) => id).map(activityModel)
}
