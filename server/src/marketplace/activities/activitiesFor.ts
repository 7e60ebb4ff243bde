import type { ItemParts } from '@mintline/core/identifiers'
import { ApiError } from '../../http/apiError.ts'
import type { GroupAddress } from '../../http/contract/inputs.ts'
import { InputFault } from '../../http/parsing/inputFault.ts'
import { parseInput } from '../../http/parsing/parseInput.ts'
import { branchesByUsers } from '../../read-model/activities/activitiesByUsers.ts'
import {
  type ActivityBranch,
  branchesByCollection,
  branchesByItem,
  branchesOfAll,
} from '../../read-model/activities/activityLists.ts'
import type { Page } from '../../read-model/page.ts'
import type { Reader } from '../../read-model/reader.ts'
import { followedIds } from '../../read-model/social/follows.ts'
import { userById, usersByWallets } from '../../read-model/users/users.ts'
import { followedWallets, MAX_FOLLOWED } from '../../read-model/users/walletGroups.ts'
import { pageRequest } from '../pageRequest.ts'
import { userWallets } from '../userWallets.ts'
import { indexedTypes, socialTypes, userTypes } from './models.ts'
import { activityFeed, type FeedEntry } from './read.ts'
import { type SocialFilter, socialBranches } from './readSocial.ts'
import type {
  ActivityPageRequest,
  ByFollowingsActivityFilter,
  ByItemActivityFilter,
  ByUserActivityFilter,
} from './requestSchemas.ts'

/** Those whose activities are requested: wallets trade, users like and follow. */
interface Actors {
  readonly wallets: readonly GroupAddress[]
  readonly userIds: readonly string[]
}

const NOBODY: Actors = { wallets: [], userIds: [] }

const isSame = (one: GroupAddress) => (other: GroupAddress) =>
  one.group === other.group && one.address === other.address

const FILTER = 'activityPageRequest.filter'

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

/** Returns the latest users whom the filter's user follows, 1,000 at most; empty if there is no such user. */
async function followedUsers(
  reader: Reader,
  filter: Pick<ByFollowingsActivityFilter, 'userId' | 'address'>,
): Promise<Actors> {
  const [userId] = (await actorsOf(reader, filter)).userIds
  if (userId === undefined) return { wallets: [], userIds: [] }
  const [wallets, userIds = []] = await Promise.all([
    followedWallets(reader, userId),
    followedIds(reader, userId),
  ])
  return { wallets, userIds: userIds.slice(0, MAX_FOLLOWED) }
}

/**
 * Returns a filter's item: by its id, or by its contract and number. Items with their own address have no number.
 *
 * @throws ApiError 400 if the filter names no item
 */
function itemOf({ itemId, address, tokenId }: ByItemActivityFilter): ItemParts {
  if (itemId !== undefined) return itemId
  if (address === undefined) {
    throw new ApiError('validation', `${FILTER} names no item: it needs itemId or address`)
  }
  const id = tokenId === undefined ? address : `${address}:${tokenId}`
  try {
    return parseInput('ItemId', id)
  } catch (fault) {
    if (!(fault instanceof InputFault)) throw fault
    throw new ApiError(fault.kind, `${FILTER}.address ${fault.message}`)
  }
}

/**
 * Returns the user whom a filter names by id, by one wallet, or by both. With both, only trades by that wallet count. A
 * wallet without a user stands for itself.
 *
 * @throws ApiError 400 if the filter names neither
 */
async function actorsOf(
  reader: Reader,
  { userId, address }: Pick<ByUserActivityFilter, 'userId' | 'address'>,
): Promise<Actors> {
  if (userId !== undefined) {
    const user = await userById(reader, userId)
    if (user === undefined) return NOBODY
    const all = userWallets(user)
    const wallets = address === undefined ? all : all.filter(isSame(address))
    return address !== undefined && wallets.length === 0 ? NOBODY : { wallets, userIds: [user.id] }
  }
  if (address === undefined) {
    const message = 'activityPageRequest.filter names no user: it needs userId or address'
    throw new ApiError('validation', message)
  }
  const [user] = await usersByWallets(reader, [address])
  if (user === undefined) return { wallets: [address], userIds: [] }
  return { wallets: userWallets(user), userIds: [user.id] }
}
