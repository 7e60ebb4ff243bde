import { activitiesByCollection } from '../../../read-model/activities/activitiesByCollection.ts'
import { activitiesByItem } from '../../../read-model/activities/activitiesByItem.ts'
import { activitiesByUsers } from '../../../read-model/activities/activitiesByUsers.ts'
import type { ActivityModel } from '../../../read-model/activities/activityModel.ts'
import { allActivities } from '../../../read-model/activities/allActivities.ts'
import type { Page } from '../../../read-model/page.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { indexedTypes, userTypes } from '../../models/activityTypes.ts'
import type { ActivityPageRequest } from '../../schemas/activityRequests.ts'
import { pageRequest } from '../pageRequest.ts'
import { itemOf } from './itemOf.ts'
import { walletsOf } from './walletsOf.ts'

/** The activities that a request asks for; without a filter, those of all. */
export async function activitiesFor(
  reader: Reader,
  { filter = { '@type': 'by_all' }, types, sort, size, continuation }: Sized,
): Promise<Page<ActivityModel>> {
  const order = { isEarliestFirst: sort === 'EARLIEST_FIRST', bidCurrencies: undefined }
  const [indexed, ofUsers] = [
    { ...order, types: indexedTypes(types) },
    { ...order, types: userTypes(types), from: undefined, to: undefined },
  ]
  const request = pageRequest({ size, continuation })
  switch (filter['@type']) {
    case 'by_all':
      return allActivities(reader, { ...indexed, blockchains: filter.blockchains }, request)
    case 'by_collection':
      return activitiesByCollection(reader, { ...indexed, collections: [filter.address] }, request)
    case 'by_item':
      return activitiesByItem(reader, { ...indexed, item: itemOf(filter) }, request)
    case 'by_wallet': {
      const users = [filter.address]
      return activitiesByUsers(reader, { ...ofUsers, users, blockchains: undefined }, request)
    }
    case 'by_me':
    case 'by_user': {
      const users = await walletsOf(reader, filter)
      const { blockchains } = filter
      return activitiesByUsers(reader, { ...ofUsers, users, blockchains }, request)
    }
    case 'by_followings':
      // Nobody can follow anybody yet.
      return { entries: [], next: undefined }
  }
}

type Sized = ActivityPageRequest & { readonly size: number }
