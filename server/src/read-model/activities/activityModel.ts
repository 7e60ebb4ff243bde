import { ServerError } from '../../errors/serverError.ts'
import type { ActivityRow } from './activityRow.ts'
import { type ItemActivityModel, itemActivity } from './itemActivity.ts'
import { type OrderActivityModel, orderActivity } from './orderActivity.ts'

/** An activity as the APIs show it. */
export type ActivityModel = ItemActivityModel | OrderActivityModel

/**
 * Converts a row to an activity.
 *
 * @throws `NOT_AN_ACTIVITY` if nothing in this code base writes the row's type
 */
export function activityModel(row: ActivityRow): ActivityModel {
  const activity = itemActivity(row) ?? orderActivity(row)
  if (activity === undefined) throw new ServerError('NOT_AN_ACTIVITY', { type: row.type })
  return activity
}
