import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ref } from '../../http/contract/model.ts'
import { Activity } from '../schemas/activities.ts'
import { ActivityPageRequest } from '../schemas/activityRequests.ts'

export const getActivitiesUsingPOST = call({
  operationId: 'getActivitiesUsingPOST',
  summary: 'Activities by any of their properties',
  tag: 'Activities',
  method: 'POST',
  path: '/marketplace/api/v4/activity',
  body: { name: 'activityPageRequest', schema: ActivityPageRequest, optional: true },
  answer: Type.Array(ref(Activity)),
  continues: true,
  errors: 'E4',
})
