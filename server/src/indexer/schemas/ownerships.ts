import { type Static, Type } from 'typebox'
import { idsOf, OwnershipIdInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BigInteger,
  CollectionId,
  ContractAddress,
  DateTime,
  Int64,
  ItemId,
  OwnershipId,
} from '../../http/contract/primitives.ts'
import { Blockchain, OwnershipSource } from './enumerations.ts'
import { ItemHistory } from './items.ts'
import { Order, OriginOrders } from './orders.ts'
import { Creator } from './shares.ts'

export const Ownership = model('Ownership', 'Share of one owner in an item', {
  id: OwnershipId,
  blockchain: ref(Blockchain),
  itemId: Type.Optional(ItemId),
  contract: Type.Optional(ContractAddress),
  collection: Type.Optional(CollectionId),
  tokenId: Type.Optional(BigInteger),
  owner: Address,
  value: BigInteger,
  source: Type.Optional(ref(OwnershipSource)),
  createdAt: DateTime,
  lastUpdatedAt: Type.Optional(DateTime),
  creators: Type.Optional(Type.Array(ref(Creator))),
  lazyValue: BigInteger,
  pending: Type.Array(ref(ItemHistory)),
  bestSellOrder: Type.Optional(ref(Order)),
  originOrders: Type.Optional(Type.Array(ref(OriginOrders))),
  version: Type.Optional(Int64),
})
export type Ownership = Static<typeof Ownership>

export const Ownerships = model('Ownerships', 'A page of ownerships', {
  total: Type.Optional(Int64),
  continuation: Type.Optional(Type.String()),
  ownerships: Type.Array(ref(Ownership)),
})
export type Ownerships = Static<typeof Ownerships>

export const OwnershipIds = closedModel('OwnershipIds', 'Ids of ownerships', {
  ids: idsOf(OwnershipIdInput),
})
export type OwnershipIds = Static<typeof OwnershipIds>
