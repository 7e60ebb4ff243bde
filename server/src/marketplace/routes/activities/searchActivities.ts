import { SEARCH_ACTIVITY_TYPES } from '@mintline/core/enumerations/marketplace'
import * as calls from '../../calls/search.ts'
import { searchableActivityOf } from '../../models/socialActivity.ts'
import { route } from '../route.ts'
import { activitiesFor } from './activitiesFor.ts'

export const searchActivities = route(
  calls.searchActivities,
  async ({ activityPageRequest: request }, { reader }) => {
    const { types = [] } = request
    const { entries, next } = await activitiesFor(reader, {
      ...request,
      types: types.length === 0 ? [...SEARCH_ACTIVITY_TYPES] : types,
    })
    const social = entries.flatMap((entry) =>
      entry['@type'] === 'LIKE' || entry['@type'] === 'FOLLOW' ? [entry] : [],
    )
    return { entries: social.map(searchableActivityOf), next }
  },
)
