import { ServerError } from '../../errors/serverError.ts'
import type { ActivityRow } from './activityRow.ts'
import { type ItemActivityModel, itemActivity } from './itemActivity.ts'
import { type OrderActivityModel, orderActivity } from './orderActivity.ts'

/** An activity as interfaces show it. */
export type ActivityModel = ItemActivityModel | OrderActivityModel

/**
 * The activity of a row.
 *
 * @throws `NOT_AN_ACTIVITY` when the row has a type that nothing here writes
 */
export function activityModel(row: ActivityRow): ActivityModel {
  const activity = itemActivity(row) ?? orderActivity(row)
  if (activity === undefined) throw new ServerError('NOT_AN_ACTIVITY', { type: row.type })
  return activity
}
