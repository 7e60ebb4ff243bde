import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BigInteger,
  CollectionId,
  DateTime,
  Int64,
  OwnershipId,
} from '../../http/contract/primitives.ts'
import { Blockchain } from './enumerations.ts'
import { Item } from './items.ts'
import { Creator } from './shares.ts'

export const ItemOwnership = model('ItemOwnership', 'Ownership of an item, in short', {
  id: OwnershipId,
  blockchain: ref(Blockchain),
  collection: Type.Optional(CollectionId),
  owner: Address,
  value: BigInteger,
  createdAt: DateTime,
  creators: Type.Array(ref(Creator)),
  lazyValue: BigInteger,
  version: Type.Optional(Int64),
})
export type ItemOwnership = Static<typeof ItemOwnership>

export const ItemWithOwnership = model('ItemWithOwnership', 'An item and one ownership of it', {
  item: ref(Item),
  ownership: ref(ItemOwnership),
})
export type ItemWithOwnership = Static<typeof ItemWithOwnership>

export const ItemsWithOwnership = model(
  'ItemsWithOwnership',
  'A page of items, each with one ownership',
  {
    total: Type.Optional(Int64),
    continuation: Type.Optional(Type.String()),
    items: Type.Array(ref(ItemWithOwnership)),
  },
)
export type ItemsWithOwnership = Static<typeof ItemsWithOwnership>
