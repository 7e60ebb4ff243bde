import { Type } from 'typebox'
import { ref } from '../../http/contract/model.ts'
import { call } from '../call.ts'
import { activitiesFor } from './activitiesFor.ts'
import { activityOf } from './models.ts'
import { ActivityPageRequest } from './requestSchemas.ts'
import { Activity } from './schemas.ts'

export const getActivitiesUsingPOST = call(
  {
    operationId: 'getActivitiesUsingPOST',
    summary: 'Activities by any of their properties',
    tag: 'Activities',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/activity',
    body: { name: 'activityPageRequest', schema: ActivityPageRequest, optional: true },
    answer: Type.Array(ref(Activity)),
    continues: true,
    errors: 'E4',
  },
  async ({ activityPageRequest }, { reader }) => {
    const { entries, next } = await activitiesFor(reader, activityPageRequest)
    return { entries: entries.map(activityOf), next }
  },
)
