import { activitiesByCollection } from '../../../read-model/activities/activitiesByCollection.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { activitiesAnswer, activityOrder } from './activitiesAnswer.ts'

export const getActivitiesByCollection = route(
  calls.getActivitiesByCollection,
  async (input, { reader }) => {
    const { type: types, collection: collections } = input
    const filter = { ...activityOrder(input), types, collections }
    return activitiesAnswer(await activitiesByCollection(reader, filter, pageRequest(input)))
  },
)
