import { activitiesByUsers } from '../../../read-model/activities/activitiesByUsers.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { activitiesAnswer, activityOrder } from './activitiesAnswer.ts'

export const getActivitiesByUser = route(calls.getActivitiesByUser, async (input, { reader }) => {
  const { type: types, user: users, blockchains, from, to } = input
  const filter = { ...activityOrder(input), types, users, blockchains, from, to }
  return activitiesAnswer(await activitiesByUsers(reader, filter, pageRequest(input)))
})
