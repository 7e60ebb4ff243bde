import { getActivitiesUsingPOST } from './getActivitiesUsingPOST.ts'

/** Calls about activities. */
export const ACTIVITY_ROUTES = [getActivitiesUsingPOST]
