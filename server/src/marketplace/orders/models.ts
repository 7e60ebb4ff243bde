import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import { parseOrderId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import type { Static } from 'typebox'
import type { Asset } from '../../indexer/schemas/assets.ts'
import type { OrderData } from '../../indexer/schemas/orderData.ts'
import { isMakeFilled, type OrderModel } from '../../read-model/orders/orderModel.ts'
import type { Auction } from '../auctions/schemas.ts'
import type { FindCurrency } from '../currencies/models.ts'
import { amountOf, optionalAmountOf, quotientOf } from '../models/amount.ts'
import { type AssetNames, assetNames } from '../models/assetNames.ts'
import type { OrderType } from '../schemas/enumerations.ts'
import { orderDataOf } from './orderData.ts'
import type { DeprecatedOrder } from './schemas.ts'

/** Both sides of an order, by version 4 ids. */
interface OrderSides {
  readonly isListing: boolean
  readonly make: AssetNames
  readonly take: AssetNames
  /** The currency that is paid. */
  readonly currencyId: string | undefined
}

type Protocol = Static<typeof OrderType>

/** Protocols by order data type. */
const PROTOCOLS: Readonly<Partial<Record<OrderData['@type'], Protocol>>> = {
  ETH_MINTLINE_V1: 'MINTLINE_V1',
  ETH_MINTLINE_V2: 'MINTLINE_V2',
  ETH_MINTLINE_V2_2: 'MINTLINE_V2',
  ETH_MINTLINE_V2_3: 'MINTLINE_V2',
  ETH_MINTLINE_V2_DATA_V3_SELL: 'MINTLINE_V2',
  ETH_MINTLINE_V2_DATA_V3_BUY: 'MINTLINE_V2',
  ETH_OPEN_SEA_V1: 'OPEN_SEA_V1',
  ETH_BASIC_SEAPORT_DATA_V1: 'SEAPORT_V1',
  ETH_CRYPTO_PUNKS: 'CRYPTO_PUNKS',
  FLOW_MINTLINE_V1: 'FLOW',
  SOLANA_AUCTION_HOUSE_V1: 'SOLANA',
  IMMUTABLEX_MINTLINE_V1: 'IMMUTABLEX',
}

/** Returns an order's sides. */
export function sidesOf(order: OrderModel): OrderSides {
  const isListing = order.makePrice !== undefined
  const [make, take] = [assetNames(assetOf(order.make).type), assetNames(assetOf(order.take).type)]
  return { isListing, make, take, currencyId: isListing ? take.currencyId : make.currencyId }
}

/**
 * Converts an order to version 4. `sellPrice` is the amount taken for each unit that is made, `buyPrice` the inverse:
 * the price per copy is `sellPrice` in a listing and `buyPrice` in a bid. A bid for any item has its collection's id as
 * `itemId`.
 */
export function orderOf(order: OrderModel, findCurrency: FindCurrency): DeprecatedOrder {
  const { isListing, make, take } = sidesOf(order)
  const item = isListing ? make : take
  const { blockchain } = parseOrderId(order.id)
  const [made, taken] = [assetOf(order.make).value, assetOf(order.take).value]
  const data = order.data as OrderData
  return {
    id: order.id,
    blockchain,
    platform: order.platform,
    type: orderTypeOf(data, blockchain),
    data: orderDataOf(data),
    offer: !isListing,
    sellOrder: isListing,
    floorBid: !isListing && item.itemId === undefined,
    itemId: item.itemId ?? item.token ?? '',
    active: order.status === 'ACTIVE',
    cancelled: order.cancelled,
    completed: order.status === 'FILLED',
    createdAt: order.createdAt,
    expirationDate: order.endedAt,
    lastUpdateAt: order.lastUpdatedAt,
    maker: order.maker,
    taker: order.taker,
    salt: order.salt,
    makeToken: make.token,
    makeTokenId: make.tokenId,
    makeCurrency: findCurrency(make.currencyId),
    makeValueCurrency: amountOf(made),
    makeStockValue: amountOf(order.makeStock),
    makePriceUsd: optionalAmountOf(order.makePriceUsd),
    takeToken: take.token,
    takeTokenId: take.tokenId,
    takeCurrency: findCurrency(take.currencyId),
    takeValueCurrency: amountOf(taken),
    takePriceUsd: optionalAmountOf(order.takePriceUsd),
    sellPrice: optionalAmountOf(order.makePrice) ?? quotientOf(taken, made),
    buyPrice: optionalAmountOf(order.takePrice) ?? quotientOf(made, taken),
    fill: amountOf(order.fill),
    soldValue: soldCopies(order),
  }
}

/**
 * Returns how many copies an order has sold or bought. A fill that counts money, received by a listing or spent by a
 * bid, is divided by the price per copy.
 */
export function soldCopies(order: OrderModel): number {
  const isListing = order.makePrice !== undefined
  if (isListing === isMakeFilled(isListing ? 'SELL' : 'BID', order.data))
    return amountOf(order.fill)
  return Math.round(quotientOf(order.fill, order.makePrice ?? order.takePrice ?? '0'))
}

/** Casts an asset: the table stores the indexer's models, which this layer knows. */
export const assetOf = (asset: unknown): Asset => asset as Asset

/** Returns an ownership's or item's status by its best listing and its auction, which takes precedence. */
export function offerStatus(
  listing: OrderModel | undefined,
  auction: Auction | undefined,
): OwnershipStatus {
  if (auction) return 'AUCTION'
  return listing ? 'FIXED_PRICE' : 'NOT_FOR_SALE'
}

/** Returns an order's protocol: by its data, or else `APTOS` on Aptos and `OTHER` elsewhere. */
export function orderTypeOf(data: OrderData, blockchain: Blockchain): Protocol {
  return PROTOCOLS[data['@type']] ?? (blockchain === 'APTOS' ? 'APTOS' : 'OTHER')
}
