import { type Static, Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  CurrencyIdInput,
  conditionsOf,
  ItemIdInput,
  idsOf,
  MandatoryPageSize,
} from '../../http/contract/inputs.ts'
import { closedModel, ref } from '../../http/contract/model.ts'
import { ActivityFilter } from '../activities/requestSchemas.ts'
import { CurrencyRate, TraitFilter } from '../items/searchSchemas.ts'
import {
  OwnershipSort,
  OwnershipStatus,
  PlatformType,
  SearchActivityType,
  UserSort,
} from '../schemas/enumerations.ts'
import { UserId } from '../schemas/identifiers.ts'
import { BlockchainsInput, PageSize } from '../schemas/inputs.ts'
import { ActivitySort } from '../schemas/shared.ts'

export const SearchActivityPageRequest = closedModel(
  'SearchActivityPageRequest',
  'A page of likes and follows',
  {
    continuation: Type.Optional(Continuation),
    filter: Type.Optional(ref(ActivityFilter)),
    size: Type.Optional(PageSize),
    sort: Type.Optional(ref(ActivitySort)),
    types: Type.Optional(Type.Array(ref(SearchActivityType))),
  },
)
export type SearchActivityPageRequest = Static<typeof SearchActivityPageRequest>

export const OwnershipFilter = closedModel(
  'OwnershipFilter',
  'Ownerships to find',
  {
    owner: Type.Optional(AddressInput),
    ownerAddresses: Type.Optional(idsOf(AddressInput)),
    searchingUserId: Type.Optional(UserId),
    text: Type.Optional(Type.String()),
    collections: Type.Optional(idsOf(CollectionIdInput)),
    itemIds: Type.Optional(idsOf(ItemIdInput)),
    blockchains: Type.Optional(BlockchainsInput),
    platforms: Type.Optional(Type.Array(ref(PlatformType))),
    statuses: Type.Optional(Type.Array(ref(OwnershipStatus))),
    currency: Type.Optional(CurrencyIdInput),
    minPrice: Type.Optional(Type.Number()),
    maxPrice: Type.Optional(Type.Number()),
    currencyRates: Type.Optional(conditionsOf(ref(CurrencyRate))),
    categories: Type.Optional(idsOf(Type.String())),
    traits: Type.Optional(conditionsOf(ref(TraitFilter))),
    verifiedOnly: Type.Optional(Type.Boolean()),
    incoming: Type.Optional(Type.Boolean()),
    hide: Type.Optional(Type.Boolean()),
    lazy: Type.Optional(Type.Boolean()),
    nsfw: Type.Optional(Type.Boolean()),
    sort: Type.Optional(ref(OwnershipSort)),
  },
  { 'x-sparse': true, 'x-ordered': [['minPrice', 'maxPrice']] },
)
export type OwnershipFilter = Static<typeof OwnershipFilter>

export const OwnershipPageRequest = closedModel(
  'OwnershipPageRequest',
  'A page of an ownership search',
  {
    filter: ref(OwnershipFilter),
    continuation: Type.Optional(Continuation),
    size: MandatoryPageSize,
    searchRequestId: Type.Optional(Type.String()),
  },
)
export type OwnershipPageRequest = Static<typeof OwnershipPageRequest>

export const UserFilter = closedModel(
  'UserFilter',
  'Users to find',
  {
    text: Type.Optional(Type.String()),
    verifiedOnly: Type.Optional(Type.Boolean()),
    searchingUserId: Type.Optional(UserId),
    wallets: Type.Optional(idsOf(AddressInput)),
    sort: Type.Optional(ref(UserSort)),
  },
  { 'x-sparse': true },
)
export type UserFilter = Static<typeof UserFilter>

export const UserPageRequest = closedModel('UserPageRequest', 'A page of a user search', {
  filter: ref(UserFilter),
  continuation: Type.Optional(Continuation),
  size: MandatoryPageSize,
  searchRequestId: Type.Optional(Type.String()),
})
export type UserPageRequest = Static<typeof UserPageRequest>
