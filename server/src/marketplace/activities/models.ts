import type {
  ActivityType as IndexedType,
  UserActivityType,
} from '@mintline/core/enumerations/indexer'
import type { ActivityType } from '@mintline/core/enumerations/marketplace'
import { parseItemId } from '@mintline/core/identifiers'
import type {
  ActivityModel,
  ItemActivityModel,
  OrderActivityModel,
} from '../../read-model/activities/activityModel.ts'
import { followingIdOf } from '../../read-model/social/follows.ts'
import { likeIdOf } from '../../read-model/social/likeModel.ts'
import { assetNames } from '../models/assetNames.ts'
import type { SearchableActivity } from '../search-feeds/schemas.ts'
import type { FeedEntry, SocialActivityModel } from './read.ts'
import type { Activity, ActivityFollow, ActivityLike } from './schemas.ts'

type Like = Extract<SocialActivityModel, { readonly '@type': 'LIKE' }>

type Follow = Extract<SocialActivityModel, { readonly '@type': 'FOLLOW' }>

/** Converts a like to an activity. */
const likeActivity = (like: Like): ActivityLike => ({
  '@type': 'like',
  id: likeIdOf(like),
  date: like.createdAt,
  owner: like.userId,
  token: like.collection,
  itemId: like.itemId,
})

/** Converts a following to an activity. */
const followActivity = (following: Follow): ActivityFollow => ({
  '@type': 'follow',
  id: followingIdOf(following),
  date: following.createdAt,
  owner: following.userId,
  user: following.followedId,
})

/** Builds a like or following for searches. Ended ones are not stored. */
export function searchableActivityOf(activity: SocialActivityModel): SearchableActivity {
  if (activity['@type'] === 'LIKE') {
    const { blockchain } = parseItemId(activity.itemId)
    return { ...likeActivity(activity), blockchain, reverted: false }
  }
  const { user: userId, ...following } = followActivity(activity)
  return { ...following, userId, reverted: false }
}

type OrderActivity<Type extends OrderActivityModel['@type']> = Extract<
  OrderActivityModel,
  { readonly '@type': Type }
>

/**
 * Converts an activity to version 4. In orders, `token` and `value` are for the asset that is given, `buyToken` and
 * `buyValue` for the asset that is taken. In sales, `token` is always the item, whichever side made the order.
 */
export function activityOf(activity: FeedEntry): Activity {
  switch (activity['@type']) {
    case 'LIKE':
      return likeActivity(activity)
    case 'FOLLOW':
      return followActivity(activity)
    case 'MINT':
      return { '@type': 'mint', ...itemFields(activity) }
    case 'BURN':
      return { '@type': 'burn', ...itemFields(activity) }
    case 'TRANSFER':
      return { '@type': 'transfer', from: activity.from, ...itemFields(activity) }
    case 'SELL':
      return activity.type === 'ACCEPT_BID'
        ? { '@type': 'accept_offer', ...saleFields(activity) }
        : { '@type': 'buy', ...saleFields(activity) }
    case 'LIST':
      return listing(activity)
    case 'BID':
      return offer(activity)
    case 'CANCEL_LIST':
      return cancelledListing(activity)
    case 'CANCEL_BID':
      return cancelledOffer(activity)
  }
}

const common = ({ id, date }: ActivityModel) => ({ id, date })

function itemFields(activity: ItemActivityModel) {
  const { owner, collection, tokenId, itemId, transactionHash, value } = activity
  return {
    ...common(activity),
    owner,
    token: collection,
    tokenId,
    itemId,
    transactionHash,
    value: Number(value),
  }
}

function saleFields(activity: OrderActivity<'SELL'>) {
  const { seller, buyer, orderId, nft, payment, transactionHash } = activity
  return {
    ...common(activity),
    ...assetNames(nft.type),
    ...(payment && moneyFields(assetNames(payment.type))),
    price: activity.price === undefined ? undefined : Number(activity.price),
    priceUsd: activity.priceUsd === undefined ? undefined : Number(activity.priceUsd),
    owner: seller,
    buyer,
    hash: hashOf(orderId),
    transactionHash,
    value: Number(nft.value),
    buyValue: payment && Number(payment.value),
  }
}

function listing(activity: OrderActivity<'LIST'>): Activity {
  const { maker, hash, make, take } = activity
  return {
    '@type': 'order',
    ...common(activity),
    ...assetNames(make.type),
    ...moneyFields(assetNames(take.type)),
    ...priceFields(activity),
    owner: maker,
    hash,
    value: Number(make.value),
    buyValue: Number(take.value),
  }
}

function offer(activity: OrderActivity<'BID'>): Activity {
  const { maker, hash, make, take } = activity
  const { token, currencyId } = assetNames(make.type)
  const wanted = assetNames(take.type)
  return {
    '@type': 'offer',
    ...common(activity),
    ...priceFields(activity),
    owner: maker,
    hash,
    token,
    currencyId,
    value: Number(make.value),
    buyToken: wanted.token,
    buyTokenId: wanted.tokenId,
    buyItemId: wanted.itemId,
    buyValue: Number(take.value),
    floorBid: wanted.itemId === undefined,
  }
}

function cancelledListing(activity: OrderActivity<'CANCEL_LIST'>): Activity {
  const { maker, hash, make, take, transactionHash } = activity
  return {
    '@type': 'cancel',
    ...common(activity),
    ...assetNames(make),
    ...moneyFields(assetNames(take)),
    owner: maker,
    hash,
    transactionHash,
  }
}

function cancelledOffer(activity: OrderActivity<'CANCEL_BID'>): Activity {
  const { maker, hash, make, take, transactionHash } = activity
  const { token, currencyId } = assetNames(make)
  const wanted = assetNames(take)
  return {
    '@type': 'cancel_offer',
    ...common(activity),
    owner: maker,
    hash,
    transactionHash,
    token,
    currencyId,
    buyToken: wanted.token,
    buyTokenId: wanted.tokenId,
    itemId: wanted.itemId,
    floorBid: wanted.itemId === undefined,
  }
}

const moneyFields = ({ token: buyToken, currencyId }: ReturnType<typeof assetNames>) => ({
  buyToken,
  currencyId,
})

const priceFields = ({ price, priceUsd }: OrderActivity<'LIST' | 'BID'>) => ({
  price: Number(price),
  priceUsd: priceUsd === undefined ? undefined : Number(priceUsd),
})

/** Returns the hash in an order id, which follows its blockchain; empty if the order is not known. */
const hashOf = (orderId = ''): string => orderId.slice(orderId.indexOf(':') + 1)

/** Indexer types by version 4 type. Types without an indexer type do not occur on any followed blockchain. */
const INDEXED: Readonly<Record<ActivityType, readonly IndexedType[]>> = {
  AUCTION: [],
  BID: ['BID'],
  BURN: ['BURN'],
  BUY: ['SELL'],
  CANCEL: ['CANCEL_LIST'],
  CANCEL_BID: ['CANCEL_BID'],
  FOLLOWING: [],
  LIKE: [],
  MINT: ['MINT'],
  ORDER: ['LIST'],
  SALE: ['SELL'],
  TRANSFER: ['TRANSFER'],
  CARBON_NEGATIVE: [],
  SEND_TO_CHAIN: ['BRIDGE_TO'],
  RECEIVE_FROM_CHAIN: ['BRIDGE_FROM'],
}

/** User activity types by version 4 type. BUY and SALE are the two sides of one sale. */
const OF_USERS: Readonly<Record<ActivityType, readonly UserActivityType[]>> = {
  AUCTION: [],
  BID: ['MAKE_BID', 'GET_BID'],
  BURN: ['BURN'],
  BUY: ['BUY'],
  CANCEL: ['CANCEL_LIST'],
  CANCEL_BID: ['CANCEL_BID'],
  FOLLOWING: [],
  LIKE: [],
  MINT: ['MINT'],
  ORDER: ['LIST'],
  SALE: ['SELL'],
  TRANSFER: ['TRANSFER_FROM', 'TRANSFER_TO'],
  CARBON_NEGATIVE: [],
  SEND_TO_CHAIN: ['BRIDGE_TO'],
  RECEIVE_FROM_CHAIN: ['BRIDGE_FROM'],
}

/** Likes and followings by version 4 type. */
const SOCIAL: Readonly<Partial<Record<ActivityType, readonly ('LIKE' | 'FOLLOW')[]>>> = {
  FOLLOWING: ['FOLLOW'],
  LIKE: ['LIKE'],
}

/** Returns the requested kinds of likes and followings; an empty request means all. */
export const socialTypes = (types: readonly ActivityType[] = []): ('LIKE' | 'FOLLOW')[] =>
  among(SOCIAL, types)

/** Returns the requested indexer types; an empty request means all. */
export const indexedTypes = (types: readonly ActivityType[] = []): IndexedType[] =>
  among(INDEXED, types)

/** Returns the requested user activity types; an empty request means all. */
export const userTypes = (types: readonly ActivityType[] = []): UserActivityType[] =>
  among(OF_USERS, types)

function among<Type>(
  known: Readonly<Partial<Record<ActivityType, readonly Type[]>>>,
  types: readonly ActivityType[],
): Type[] {
  const named = types.length === 0 ? Object.values(known) : types.map((type) => known[type] ?? [])
  return [...new Set(named.flat())]
}
