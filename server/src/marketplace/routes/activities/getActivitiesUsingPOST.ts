import * as calls from '../../calls/activities.ts'
import { activityOf } from '../../models/activity.ts'
import { route } from '../route.ts'
import { activitiesFor } from './activitiesFor.ts'

export const getActivitiesUsingPOST = route(
  calls.getActivitiesUsingPOST,
  async ({ activityPageRequest }, { reader }) => {
    const { entries, next } = await activitiesFor(reader, activityPageRequest)
    return { entries: entries.map(activityOf), next }
  },
)
