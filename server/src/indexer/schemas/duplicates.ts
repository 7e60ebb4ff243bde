import { type Static, Type } from 'typebox'
import { conditionsOf, SearchSize } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { ItemsSearchFilter, ItemTraitProperty } from './itemSearch.ts'
import { Item } from './items.ts'

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
