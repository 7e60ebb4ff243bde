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
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import { OwnershipSearchSort, Platform } from '../schemas/enumerations.ts'

export const OwnershipSearchFilter = closedModel(
  'OwnershipSearchFilter',
  'Ownerships to find',
  {
    blockchains: Type.Optional(BlockchainsInput),
    owners: Type.Optional(idsOf(AddressInput)),
    collections: Type.Optional(idsOf(CollectionIdInput)),
    items: Type.Optional(idsOf(ItemIdInput)),
    beforeDate: Type.Optional(DateInput),
    afterDate: Type.Optional(DateInput),
    sellPriceFrom: Type.Optional(Type.Number()),
    sellPriceTo: Type.Optional(Type.Number()),
    sellCurrency: Type.Optional(CurrencyIdInput),
    sellPlatforms: Type.Optional(Type.Array(ref(Platform))),
  },
  {
    'x-ordered': [
      ['afterDate', 'beforeDate'],
      ['sellPriceFrom', 'sellPriceTo'],
    ],
  },
)
export type OwnershipSearchFilter = Static<typeof OwnershipSearchFilter>

export const OwnershipSearchRequest = closedModel(
  'OwnershipSearchRequest',
  'A search for ownerships',
  {
    size: Type.Optional(SearchSize),
    continuation: Type.Optional(Type.String()),
    filter: ref(OwnershipSearchFilter),
    sort: Type.Optional(defaulting(ref(OwnershipSearchSort), 'LATEST')),
  },
)
export type OwnershipSearchRequest = Static<typeof OwnershipSearchRequest>
