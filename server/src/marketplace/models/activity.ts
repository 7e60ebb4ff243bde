import type { ActivityModel } from '../../read-model/activities/activityModel.ts'
import type { ItemActivityModel } from '../../read-model/activities/itemActivity.ts'
import type { OrderActivityModel } from '../../read-model/activities/orderActivity.ts'
import type { FeedEntry } from '../../read-model/social/activityFeed.ts'
import type { Activity } from '../schemas/activities.ts'
import { assetNames } from './assetNames.ts'
import { followActivity, likeActivity } from './socialActivity.ts'

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
