import { type Static, Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  CurrencyIdInput,
  conditionsOf,
  DateInput,
  idsOf,
  SearchSize,
} from '../../http/contract/inputs.ts'
import { closedModel, defaulting, ref } from '../../http/contract/model.ts'
import { BlockchainsInput } from './blockchainsInput.ts'
import {
  ItemSearchFullTextFields,
  ItemsSearchSort,
  Platform,
  SortOrder,
  SortType,
} from './enumerations.ts'

export const ItemTraitProperty = closedModel(
  'ItemTraitProperty',
  'A trait with one value or one of several',
  {
    key: Type.String(),
    value: Type.Optional(Type.String()),
    values: Type.Optional(idsOf(Type.String())),
  },
)
export type ItemTraitProperty = Static<typeof ItemTraitProperty>

export const Range = closedModel(
  'Range',
  'A range of numbers, both ends included',
  {
    from: Type.Optional(Type.Number()),
    to: Type.Optional(Type.Number()),
  },
  { 'x-ordered': [['from', 'to']] },
)
export type Range = Static<typeof Range>

export const TraitRange = closedModel('TraitRange', 'A trait with a number within a range', {
  key: Type.String(),
  valueRange: ref(Range),
})
export type TraitRange = Static<typeof TraitRange>

export const TraitSort = closedModel('TraitSort', 'Trait by which items are sorted', {
  key: Type.String(),
  order: Type.Optional(ref(SortOrder)),
  type: Type.Optional(ref(SortType)),
})
export type TraitSort = Static<typeof TraitSort>

export const ItemSearchFullText = closedModel(
  'ItemSearchFullText',
  'Words to find in texts of items',
  {
    text: Type.String(),
    fields: Type.Optional(Type.Array(ref(ItemSearchFullTextFields))),
  },
)
export type ItemSearchFullText = Static<typeof ItemSearchFullText>

export const ItemsSearchFilter = closedModel(
  'ItemsSearchFilter',
  'Items to find',
  {
    blockchains: Type.Optional(BlockchainsInput),
    collections: Type.Optional(idsOf(CollectionIdInput)),
    deleted: Type.Optional(Type.Boolean()),
    names: Type.Optional(idsOf(Type.String())),
    fullText: Type.Optional(ref(ItemSearchFullText)),
    traits: Type.Optional(conditionsOf(ref(ItemTraitProperty))),
    traitRanges: Type.Optional(conditionsOf(ref(TraitRange))),
    creators: Type.Optional(idsOf(AddressInput)),
    owners: Type.Optional(idsOf(AddressInput)),
    mintedAtFrom: Type.Optional(DateInput),
    mintedAtTo: Type.Optional(DateInput),
    lastUpdatedAtFrom: Type.Optional(DateInput),
    lastUpdatedAtTo: Type.Optional(DateInput),
    sellPriceFrom: Type.Optional(Type.Number()),
    sellPriceTo: Type.Optional(Type.Number()),
    sellCurrency: Type.Optional(CurrencyIdInput),
    sellPlatforms: Type.Optional(Type.Array(ref(Platform))),
    bidPriceFrom: Type.Optional(Type.Number()),
    bidPriceTo: Type.Optional(Type.Number()),
    bidCurrency: Type.Optional(CurrencyIdInput),
    bidPlatforms: Type.Optional(Type.Array(ref(Platform))),
    onSale: Type.Optional(Type.Boolean()),
  },
  {
    'x-ordered': [
      ['mintedAtFrom', 'mintedAtTo'],
      ['lastUpdatedAtFrom', 'lastUpdatedAtTo'],
      ['sellPriceFrom', 'sellPriceTo'],
      ['bidPriceFrom', 'bidPriceTo'],
    ],
  },
)
export type ItemsSearchFilter = Static<typeof ItemsSearchFilter>

export const ItemsSearchRequest = closedModel('ItemsSearchRequest', 'A search for items', {
  size: Type.Optional(SearchSize),
  continuation: Type.Optional(Type.String()),
  filter: ref(ItemsSearchFilter),
  traitSort: Type.Optional(ref(TraitSort)),
  sort: Type.Optional(defaulting(ref(ItemsSearchSort), 'LATEST')),
})
export type ItemsSearchRequest = Static<typeof ItemsSearchRequest>
