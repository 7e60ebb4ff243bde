import { type Static, Type } from 'typebox'
import { conditionsOf, SearchSize } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BigInteger,
  CollectionId,
  DateTime,
  Int64,
  OwnershipId,
} from '../../http/contract/primitives.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { ItemsSearchFilter, ItemTraitProperty } from '../schemas/itemSearch.ts'
import { Item } from '../schemas/items.ts'
import { Creator } from '../schemas/shares.ts'

export const DuplicatedItemsSearchRequest = closedModel(
  'DuplicatedItemsSearchRequest',
  'A search for items with equal traits',
  {
    size: Type.Optional(SearchSize),
    continuation: Type.Optional(Type.String()),
    filter: ref(ItemsSearchFilter),
    traits: conditionsOf(Type.String(), { minItems: 1 }),
  },
)

export type DuplicatedItemsSearchRequest = Static<typeof DuplicatedItemsSearchRequest>

export const DuplicatedItem = model(
  'DuplicatedItem',
  'Items with equal traits: the shared values, their number, and one of them',
  {
    traitGroups: Type.Array(ref(ItemTraitProperty)),
    count: Type.Number(),
    item: ref(Item),
  },
)

export type DuplicatedItem = Static<typeof DuplicatedItem>

export const DuplicatedItemGroups = model(
  'DuplicatedItemGroups',
  'A page of groups of items with equal traits',
  {
    continuation: Type.Optional(Type.String()),
    groups: Type.Array(ref(DuplicatedItem)),
  },
)

export type DuplicatedItemGroups = Static<typeof DuplicatedItemGroups>

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
