import { activitiesByItem } from '../../../read-model/activities/activitiesByItem.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { activitiesAnswer, activityOrder } from './activitiesAnswer.ts'

export const getActivitiesByItem = route(calls.getActivitiesByItem, async (input, { reader }) => {
  const filter = { ...activityOrder(input), types: input.type, item: input.itemId }
  return activitiesAnswer(await activitiesByItem(reader, filter, pageRequest(input)))
})
