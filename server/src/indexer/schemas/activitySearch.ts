import { type Static, Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  CurrencyIdInput,
  DateInput,
  ItemIdInput,
  idsOf,
  SearchSize,
} from '../../http/contract/inputs.ts'
import { closedModel, defaulting, ref } from '../../http/contract/model.ts'
import { BlockchainsInput } from './blockchainsInput.ts'
import { ActivitySearchSort, ActivityType } from './enumerations.ts'

const BlockNumber = Type.Integer({
  format: 'int64',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
})

export const ActivityUserFilter = closedModel(
  'ActivityUserFilter',
  'Users by their part in an activity',
  {
    any: Type.Optional(idsOf(AddressInput)),
    from: Type.Optional(idsOf(AddressInput)),
    to: Type.Optional(idsOf(AddressInput)),
  },
)
export type ActivityUserFilter = Static<typeof ActivityUserFilter>

export const ActivityCurrencyFilter = closedModel(
  'ActivityCurrencyFilter',
  'Currencies by kind of activity',
  {
    bid: Type.Optional(idsOf(CurrencyIdInput)),
  },
)
export type ActivityCurrencyFilter = Static<typeof ActivityCurrencyFilter>

export const ActivitySearchFilter = closedModel(
  'ActivitySearchFilter',
  'Activities to find',
  {
    blockchains: Type.Optional(BlockchainsInput),
    types: Type.Optional(Type.Array(ref(ActivityType))),
    collections: Type.Optional(idsOf(CollectionIdInput)),
    items: Type.Optional(idsOf(ItemIdInput)),
    users: Type.Optional(ref(ActivityUserFilter)),
    currencies: Type.Optional(ref(ActivityCurrencyFilter)),
    from: Type.Optional(DateInput),
    to: Type.Optional(DateInput),
    fromBlockInclusive: Type.Optional(BlockNumber),
    toBlockExclusive: Type.Optional(BlockNumber),
  },
  {
    'x-ordered': [
      ['from', 'to'],
      ['fromBlockInclusive', 'toBlockExclusive'],
    ],
  },
)
export type ActivitySearchFilter = Static<typeof ActivitySearchFilter>

export const ActivitySearchRequest = closedModel(
  'ActivitySearchRequest',
  'A search for activities',
  {
    size: Type.Optional(SearchSize),
    cursor: Type.Optional(Type.String()),
    filter: ref(ActivitySearchFilter),
    sort: Type.Optional(defaulting(ref(ActivitySearchSort), 'LATEST')),
  },
)
export type ActivitySearchRequest = Static<typeof ActivitySearchRequest>
