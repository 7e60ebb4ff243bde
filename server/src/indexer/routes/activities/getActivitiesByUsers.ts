import { activitiesByUsers } from '../../../read-model/activities/activitiesByUsers.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { activitiesAnswer, activityOrder } from './activitiesAnswer.ts'

export const getActivitiesByUsers = route(
  calls.getActivitiesByUsers,
  async ({ activitiesByUsersRequest: request }, { reader }) => {
    const { types, users, blockchains, from, to } = request
    const filter = { ...activityOrder(request), types, users, blockchains, from, to }
    return activitiesAnswer(await activitiesByUsers(reader, filter, pageRequest(request)))
  },
)
