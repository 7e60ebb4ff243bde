import { type Static, Type } from 'typebox'
import { idsOf, OrderIdInput } from '../../http/contract/inputs.ts'
import { closedModel, mapOf, model, ref } from '../../http/contract/model.ts'
import { Address, BigDecimal, DateTime, Int64, OrderId } from '../../http/contract/primitives.ts'
import { Asset } from './assets.ts'
import { OrderStatus, Platform } from './enumerations.ts'
import { OrderData } from './orderData.ts'

export const Order = model(
  'Order',
  'An order: a listing has the item on its make side, a bid on its take side',
  {
    id: OrderId,
    fill: BigDecimal,
    platform: ref(Platform),
    status: ref(OrderStatus),
    startedAt: Type.Optional(DateTime),
    endedAt: Type.Optional(DateTime),
    makeStock: BigDecimal,
    cancelled: Type.Boolean(),
    optionalRoyalties: Type.Optional(Type.Boolean()),
    createdAt: DateTime,
    lastUpdatedAt: DateTime,
    dbUpdatedAt: Type.Optional(DateTime),
    makePrice: Type.Optional(BigDecimal),
    takePrice: Type.Optional(BigDecimal),
    makePriceUsd: Type.Optional(BigDecimal),
    takePriceUsd: Type.Optional(BigDecimal),
    maker: Address,
    taker: Type.Optional(Address),
    make: ref(Asset),
    take: ref(Asset),
    salt: Type.String(),
    signature: Type.Optional(Type.String()),
    feeTakers: Type.Optional(Type.Array(Address)),
    data: ref(OrderData),
    version: Type.Optional(Int64),
  },
)
export type Order = Static<typeof Order>

export const Orders = model('Orders', 'A page of orders', {
  continuation: Type.Optional(Type.String()),
  orders: Type.Array(ref(Order)),
})
export type Orders = Static<typeof Orders>

export const OrderIds = closedModel('OrderIds', 'Ids of orders', {
  ids: idsOf(OrderIdInput),
})
export type OrderIds = Static<typeof OrderIds>

export const OriginOrders = model(
  'OriginOrders',
  'Best orders of one origin, a receiver of origin fees',
  {
    origin: Type.String(),
    bestSellOrder: Type.Optional(ref(Order)),
    bestBidOrder: Type.Optional(ref(Order)),
  },
)
export type OriginOrders = Static<typeof OriginOrders>

export const OrderFees = model('OrderFees', 'Fees by kind of order, in basis points', {
  fees: mapOf(Type.Number()),
})
export type OrderFees = Static<typeof OrderFees>
