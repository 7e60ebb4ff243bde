import { branchesByCollection } from '../../../read-model/activities/activitiesByCollection.ts'
import { branchesByItem } from '../../../read-model/activities/activitiesByItem.ts'
import { branchesByUsers } from '../../../read-model/activities/activitiesByUsers.ts'
import type { ActivityBranch } from '../../../read-model/activities/activityList.ts'
import { branchesOfAll } from '../../../read-model/activities/allActivities.ts'
import type { Page } from '../../../read-model/page.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { activityFeed, type FeedEntry } from '../../../read-model/social/activityFeed.ts'
import { type SocialFilter, socialBranches } from '../../../read-model/social/socialBranches.ts'
import { indexedTypes, socialTypes, userTypes } from '../../models/activityTypes.ts'
import type { ActivityPageRequest } from '../../schemas/activityRequests.ts'
import { pageRequest } from '../pageRequest.ts'
import { type Actors, actorsOf } from './actorsOf.ts'
import { followedUsers } from './followedUsers.ts'
import { itemOf } from './itemOf.ts'

/** Returns a page with the requested activities; without a filter, everybody's. */
export async function activitiesFor(
  reader: Reader,
  { sort, size, continuation, ...asked }: Sized,
): Promise<Page<FeedEntry>> {
  const isEarliestFirst = sort === 'EARLIEST_FIRST'
  const branches = await branchesFor(reader, asked, { isEarliestFirst, bidCurrencies: undefined })
  return activityFeed(reader, { isEarliestFirst }, pageRequest({ size, continuation }), branches)
}

type Sized = ActivityPageRequest & { readonly size: number }

async function branchesFor(
  reader: Reader,
  { filter = { '@type': 'by_all' }, types }: Pick<ActivityPageRequest, 'filter' | 'types'>,
  order: { readonly isEarliestFirst: boolean; readonly bidCurrencies: undefined },
): Promise<ActivityBranch[]> {
  const indexed = { ...order, types: indexedTypes(types) }
  const social = (of: Omit<SocialFilter, 'types'>) =>
    socialBranches(reader, { ...of, types: socialTypes(types) })
  const byUsers = async (
    { wallets, userIds }: Actors,
    blockchains: SocialFilter['blockchains'],
  ) => [
    ...(await branchesByUsers(reader, {
      ...{ ...order, types: userTypes(types), from: undefined, to: undefined },
      ...{ users: wallets, blockchains },
    })),
    ...(await social({ users: userIds, blockchains })),
  ]
  switch (filter['@type']) {
    case 'by_all': {
      const { blockchains } = filter
      return [
        ...(await branchesOfAll(reader, { ...indexed, blockchains })),
        ...(await social({ blockchains })),
      ]
    }
    case 'by_collection': {
      const { address: collection } = filter
      return [
        ...branchesByCollection(reader, { ...indexed, collections: [collection] }),
        ...(await social({ collection })),
      ]
    }
    case 'by_item': {
      const item = itemOf(filter)
      return [...branchesByItem(reader, { ...indexed, item }), ...(await social({ item }))]
    }
    case 'by_wallet':
      // Likes and follows are a user's, not a wallet's.
      return byUsers({ wallets: [filter.address], userIds: [] }, undefined)
    case 'by_me':
    case 'by_user':
      return byUsers(await actorsOf(reader, filter), filter.blockchains)
    case 'by_followings':
      return byUsers(await followedUsers(reader, filter), filter.blockchains)
  }
}
