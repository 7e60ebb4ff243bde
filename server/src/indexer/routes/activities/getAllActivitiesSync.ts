import { isBlockchain } from '@mintline/core/networks'
import { storedActivities } from '../../../read-model/activities/storedActivities.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { activitiesAnswer } from './activitiesAnswer.ts'

export const getAllActivitiesSync = route(
  calls.getAllActivitiesSync,
  async ({ blockchain, type, sort, ...input }, { reader }) => {
    if (!isBlockchain(blockchain)) return { activities: [] }
    const filter = { blockchain, type, isLatestFirst: sort === 'DB_UPDATE_DESC' }
    return activitiesAnswer(await storedActivities(reader, filter, pageRequest(input)))
  },
)
