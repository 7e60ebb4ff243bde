import { type Static, Type } from 'typebox'
import { ItemIdInput, idsOf } from '../../http/contract/inputs.ts'
import { closedModel, mapOf, model, ref, union } from '../../http/contract/model.ts'
import {
  Address,
  BigDecimal,
  BigInteger,
  CollectionId,
  ContractAddress,
  DateTime,
  Int64,
  ItemId,
} from '../../http/contract/primitives.ts'
import { AssetType } from './assets.ts'
import { Blockchain, ItemFeatures } from './enumerations.ts'
import { Meta } from './metadata.ts'
import { Order, OriginOrders } from './orders.ts'
import { Creator, Royalty } from './shares.ts'

export const ItemTransfer = model('ItemTransfer', 'A transfer that is not final yet', {
  '@type': Type.Literal('TRANSFER'),
  owner: Address,
  contract: ContractAddress,
  tokenId: BigInteger,
  value: BigInteger,
  date: DateTime,
  from: Address,
})
export type ItemTransfer = Static<typeof ItemTransfer>

export const ItemRoyalty = model('ItemRoyalty', 'A change of royalties that is not final yet', {
  '@type': Type.Literal('ROYALTY'),
  owner: Type.Optional(Address),
  contract: ContractAddress,
  tokenId: BigInteger,
  value: Type.Optional(BigInteger),
  date: DateTime,
  royalties: Type.Array(ref(Royalty)),
})
export type ItemRoyalty = Static<typeof ItemRoyalty>

export const ItemHistory = union('ItemHistory', "A change in an item's history", [
  ItemTransfer,
  ItemRoyalty,
])
export type ItemHistory = Static<typeof ItemHistory>

export const ItemLastSale = model('ItemLastSale', 'Latest sale of an item', {
  date: DateTime,
  seller: Type.Optional(Address),
  buyer: Type.Optional(Address),
  value: BigDecimal,
  currency: ref(AssetType),
  price: BigDecimal,
})
export type ItemLastSale = Static<typeof ItemLastSale>

export const ItemCollection = model('ItemCollection', 'Collection of an item, in short', {
  id: CollectionId,
  name: Type.String(),
  bestBidOrder: Type.Optional(ref(Order)),
  bestSellOrder: Type.Optional(ref(Order)),
})
export type ItemCollection = Static<typeof ItemCollection>

export const Item = model('Item', 'An item', {
  id: ItemId,
  blockchain: ref(Blockchain),
  collection: Type.Optional(CollectionId),
  contract: Type.Optional(ContractAddress),
  tokenId: Type.Optional(BigInteger),
  creators: Type.Array(ref(Creator)),
  ownerIfSingle: Type.Optional(Address),
  ownerChangeDate: Type.Optional(DateTime),
  lazySupply: BigInteger,
  pending: Type.Array(ref(ItemTransfer)),
  mintedAt: DateTime,
  lastUpdatedAt: DateTime,
  supply: BigInteger,
  meta: Type.Optional(ref(Meta)),
  deleted: Type.Boolean(),
  bestSellOrder: Type.Optional(ref(Order)),
  bestBidOrder: Type.Optional(ref(Order)),
  bestBidOrdersByCurrency: Type.Optional(Type.Array(ref(Order))),
  originOrders: Type.Optional(Type.Array(ref(OriginOrders))),
  totalStock: Type.Optional(BigInteger),
  sellers: Int64,
  lastSale: Type.Optional(ref(ItemLastSale)),
  self: Type.Optional(Type.Boolean()),
  suspicious: Type.Optional(Type.Boolean()),
  itemCollection: Type.Optional(ref(ItemCollection)),
  features: Type.Optional(Type.Array(ref(ItemFeatures))),
  extra: Type.Optional(mapOf(Type.String())),
  version: Type.Optional(Int64),
})
export type Item = Static<typeof Item>

export const Items = model('Items', 'A page of items', {
  total: Type.Optional(Int64),
  continuation: Type.Optional(Type.String()),
  items: Type.Array(ref(Item)),
})
export type Items = Static<typeof Items>

export const ItemIds = closedModel('ItemIds', 'Ids of items', {
  ids: idsOf(ItemIdInput),
})
export type ItemIds = Static<typeof ItemIds>
