import { searchActivities as search } from '../../../read-model/activities/activitySearch.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { activitiesAnswer } from './activitiesAnswer.ts'

export const searchActivities = route(
  calls.searchActivities,
  async ({ activitySearchRequest: request }, { reader }) => {
    const { currencies, fromBlockInclusive, toBlockExclusive, ...filter } = request.filter
    const conditions = {
      ...filter,
      bidCurrencies: currencies?.bid,
      fromBlock: fromBlockInclusive,
      toBlock: toBlockExclusive,
      isEarliestFirst: request.sort === 'EARLIEST',
    }
    return activitiesAnswer(await search(reader, conditions, pageRequest(request)))
  },
)
