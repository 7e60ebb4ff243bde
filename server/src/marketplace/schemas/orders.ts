import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { Address, DateTime, ItemId, OrderId } from '../../http/contract/primitives.ts'
import { Currency } from './currencies.ts'
import { Blockchain, OrderType, PlatformType } from './enumerations.ts'
import { OrderData } from './orderData.ts'

export const DeprecatedOrder = model('DeprecatedOrder', 'An order', {
  active: Type.Boolean(),
  buyPrice: Type.Number(),
  cancelled: Type.Boolean(),
  completed: Type.Optional(Type.Boolean()),
  createdAt: Type.Optional(DateTime),
  expirationDate: Type.Optional(DateTime),
  id: OrderId,
  blockchain: ref(Blockchain),
  itemId: ItemId,
  lastUpdateAt: DateTime,
  data: ref(OrderData),
  makeCurrency: Type.Optional(ref(Currency)),
  makePriceUsd: Type.Optional(Type.Number()),
  makeStockValue: Type.Optional(Type.Number()),
  makeToken: Type.Optional(Type.String()),
  makeTokenId: Type.Optional(Type.String()),
  makeValueCurrency: Type.Number(),
  maker: Address,
  offer: Type.Boolean(),
  salt: Type.Optional(Type.String()),
  sellOrder: Type.Optional(Type.Boolean()),
  sellPrice: Type.Number(),
  soldValue: Type.Optional(Type.Number()),
  takeCurrency: Type.Optional(ref(Currency)),
  takePriceUsd: Type.Optional(Type.Number()),
  takeToken: Type.Optional(Type.String()),
  takeTokenId: Type.Optional(Type.String()),
  takeValueCurrency: Type.Number(),
  taker: Type.Optional(Address),
  type: ref(OrderType),
  floorBid: Type.Optional(Type.Boolean()),
  fill: Type.Optional(Type.Number()),
  platform: Type.Optional(ref(PlatformType)),
})
export type DeprecatedOrder = Static<typeof DeprecatedOrder>
