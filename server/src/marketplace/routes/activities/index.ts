import { getActivitiesUsingPOST } from './getActivitiesUsingPOST.ts'
import { searchActivities } from './searchActivities.ts'

/** Calls about activities. */
export const ACTIVITY_ROUTES = [getActivitiesUsingPOST, searchActivities]
