import { allActivities } from '../../../read-model/activities/allActivities.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { activitiesAnswer, activityOrder } from './activitiesAnswer.ts'

export const getAllActivities = route(calls.getAllActivities, async (input, { reader }) => {
  const { type: types, blockchains } = input
  const filter = { ...activityOrder(input), types, blockchains }
  return activitiesAnswer(await allActivities(reader, filter, pageRequest(input)))
})
