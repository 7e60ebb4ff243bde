import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { Address, BigDecimal, OrderId } from '../../http/contract/primitives.ts'
import { ActivityBlockchainInfo } from './activities.ts'
import { activityFields } from './activityFields.ts'
import { Asset, AssetType } from './assets.ts'
import { OrderActivitySource, OrderMatchSellType } from './enumerations.ts'

export const OrderActivityMatchSide = model('OrderActivityMatchSide', 'One side of a swap', {
  maker: Address,
  hash: Type.Optional(Type.String()),
  asset: ref(Asset),
})
export type OrderActivityMatchSide = Static<typeof OrderActivityMatchSide>

export const OrderMatchSwap = model('OrderMatchSwap', 'A swap of two assets', {
  ...activityFields,
  '@type': Type.Literal('SWAP'),
  orderId: Type.Optional(OrderId),
  source: ref(OrderActivitySource),
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
  left: ref(OrderActivityMatchSide),
  right: ref(OrderActivityMatchSide),
})
export type OrderMatchSwap = Static<typeof OrderMatchSwap>

export const OrderMatchSell = model('OrderMatchSell', 'A sale', {
  ...activityFields,
  '@type': Type.Literal('SELL'),
  orderId: Type.Optional(OrderId),
  source: ref(OrderActivitySource),
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
  nft: ref(Asset),
  payment: Type.Optional(ref(Asset)),
  buyer: Address,
  seller: Address,
  buyerOrderHash: Type.Optional(Type.String()),
  sellerOrderHash: Type.Optional(Type.String()),
  price: Type.Optional(BigDecimal),
  priceUsd: Type.Optional(BigDecimal),
  amountUsd: Type.Optional(BigDecimal),
  type: ref(OrderMatchSellType),
  sellMarketplaceMarker: Type.Optional(Type.String()),
  buyMarketplaceMarker: Type.Optional(Type.String()),
})
export type OrderMatchSell = Static<typeof OrderMatchSell>

export const OrderBidActivity = model('OrderBidActivity', 'A bid made', {
  ...activityFields,
  '@type': Type.Literal('BID'),
  orderId: Type.Optional(OrderId),
  hash: Type.String(),
  maker: Address,
  make: ref(Asset),
  take: ref(Asset),
  price: BigDecimal,
  priceUsd: Type.Optional(BigDecimal),
  source: Type.Optional(ref(OrderActivitySource)),
  marketplaceMarker: Type.Optional(Type.String()),
})
export type OrderBidActivity = Static<typeof OrderBidActivity>

export const OrderListActivity = model('OrderListActivity', 'A listing made', {
  ...activityFields,
  '@type': Type.Literal('LIST'),
  orderId: Type.Optional(OrderId),
  hash: Type.String(),
  maker: Address,
  make: ref(Asset),
  take: ref(Asset),
  price: BigDecimal,
  priceUsd: Type.Optional(BigDecimal),
  source: Type.Optional(ref(OrderActivitySource)),
})
export type OrderListActivity = Static<typeof OrderListActivity>

export const OrderCancelBidActivity = model('OrderCancelBidActivity', 'A bid cancelled', {
  ...activityFields,
  '@type': Type.Literal('CANCEL_BID'),
  orderId: Type.Optional(OrderId),
  hash: Type.String(),
  maker: Address,
  make: ref(AssetType),
  take: ref(AssetType),
  source: Type.Optional(ref(OrderActivitySource)),
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
})
export type OrderCancelBidActivity = Static<typeof OrderCancelBidActivity>

export const OrderCancelListActivity = model('OrderCancelListActivity', 'A listing cancelled', {
  ...activityFields,
  '@type': Type.Literal('CANCEL_LIST'),
  orderId: Type.Optional(OrderId),
  hash: Type.String(),
  maker: Address,
  make: ref(AssetType),
  take: ref(AssetType),
  source: Type.Optional(ref(OrderActivitySource)),
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
})
export type OrderCancelListActivity = Static<typeof OrderCancelListActivity>
