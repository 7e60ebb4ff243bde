import type { ActivityModel } from '../../read-model/activities/activityModel.ts'
import { amountOf } from '../models/amount.ts'
import { assetNames } from '../models/assetNames.ts'
import type { NotificationRecord } from './read.ts'
import type { Notification, NotificationData } from './schemas.ts'

type ActivityOf<Type extends ActivityModel['@type']> = Extract<
  ActivityModel,
  { readonly '@type': Type }
>

/** Converts a notification to version 4; undefined = its activity does not fit its kind. */
export function notificationOf(record: NotificationRecord): Notification | undefined {
  const data = dataOf(record)
  return (
    data && {
      id: `${record.kind}:${record.eventId}`,
      owner: record.userId,
      eventKey: record.eventId,
      date: record.at.toISOString(),
      read: record.isRead,
      data,
    }
  )
}

function dataOf({ kind, activity, price, text }: NotificationRecord): NotificationData | undefined {
  if (text !== undefined) return { '@type': 'announce', text, token: '' }
  switch (activity?.['@type']) {
    case 'SELL':
      return saleData(kind, activity, price)
    case 'LIST':
      return listed(activity)
    case 'BID':
      return bidData(kind, activity)
    default:
      return undefined
  }
}

function saleData(
  kind: NotificationRecord['kind'],
  activity: ActivityOf<'SELL'>,
  received: string | undefined,
): NotificationData | undefined {
  const { nft, payment, price: text, transactionHash, seller } = activity
  if (payment === undefined || text === undefined) return undefined
  const { token = '', tokenId, itemId = '' } = assetNames(nft.type)
  const { token: money = '', currencyId = '' } = assetNames(payment.type)
  const price = amountOf(text)
  const item = { token, tokenId, itemId }
  switch (kind) {
    case 'BUY':
      return { '@type': 'buy', ...item, buyToken: money, currencyId, price, transactionHash }
    case 'ACCEPT_BID':
      return {
        '@type': 'accept_offer',
        ...{ buyToken: token, buyTokenId: tokenId, itemId },
        ...{ token: money, currencyId, price, transactionHash },
      }
    case 'PURCHASE':
      return {
        '@type': 'purchase',
        ...{ token, itemId, currencyId, price, transactionHash },
        value: nft.value,
        fromAddress: seller,
      }
    case 'ROYALTY':
      if (received === undefined) return undefined
      return { '@type': 'royalty', ...item, currencyId, value: amountOf(received) }
    default:
      return undefined
  }
}

function listed({ make, take, price }: ActivityOf<'LIST'>): NotificationData {
  const { token = '', itemId = '' } = assetNames(make.type)
  const { currencyId = '' } = assetNames(take.type)
  return { '@type': 'listed', token, itemId, currencyId, price: amountOf(price), value: make.value }
}

function bidData(
  kind: NotificationRecord['kind'],
  { make, take, price: text }: ActivityOf<'BID'>,
): NotificationData | undefined {
  const { token: money, currencyId = '' } = assetNames(make.type)
  const { token: wanted = '', tokenId, itemId } = assetNames(take.type)
  const price = amountOf(text)
  const forItem = { buyToken: wanted, buyTokenId: tokenId, itemId, token: money, currencyId, price }
  const forAny = { buyToken: wanted, currencyId, price }
  const isForAny = itemId === undefined
  switch (kind) {
    case 'BID':
      return isForAny
        ? { '@type': 'collection_offer', ...forAny }
        : { '@type': 'offer', ...forItem }
    case 'OUT_BID':
      return isForAny
        ? { '@type': 'collection_out_bid', ...forAny }
        : { '@type': 'out_bid', ...forItem }
    case 'BID_INACTIVATION':
      return {
        '@type': 'offer_inactivation',
        floorBid: isForAny,
        ...{ token: wanted, itemId, currencyId, price },
      }
    default:
      return undefined
  }
}
