import { Type } from 'typebox'
import { AddressInput, CollectionIdInput, Continuation } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { activityEvents } from '../../read-model/activities/activityStream.ts'
import { call } from '../call.ts'
import { ActivityType } from '../schemas/enumerations.ts'
import { BlockchainsInput } from '../schemas/inputs.ts'
import { activitiesFor } from './activitiesFor.ts'
import { activityOf, indexedTypes } from './models.ts'
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

export const streamActivities = call(
  {
    operationId: 'streamActivities',
    summary: 'Activities as they are stored, as server-sent events',
    description:
      'An addition of this server, which the interface leaves open. Each message is an activity in storage order, about 10 seconds after it was stored, without likes and follows; its id is a continuation. Events of the type `place` have only an id, from which to go on. Without a continuation the stream starts now; the header `Last-Event-ID` takes precedence. An activity may come again',
    tag: 'Activities',
    method: 'GET',
    path: '/marketplace/api/v4/activity/stream',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      type: Type.Optional(Type.Array(ref(ActivityType))),
      collection: Type.Optional(Type.Array(CollectionIdInput)),
      user: Type.Optional(Type.Array(AddressInput)),
      continuation: Type.Optional(Continuation),
    },
    answer: ref(Activity),
    streams: true,
    errors: 'E4',
  },
  async ({ type, collection: collections, user: users, blockchains }, { reader }) => {
    const filter = { collections, users, blockchains, types: type && indexedTypes(type) }
    return activityEvents(reader, filter, activityOf)
  },
)
