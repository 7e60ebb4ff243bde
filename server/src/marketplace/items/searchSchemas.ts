import { type Static, Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  CurrencyIdInput,
  conditionsOf,
  DateInput,
  ItemIdInput,
  idsOf,
  MandatoryPageSize,
} from '../../http/contract/inputs.ts'
import { closedModel, ref, union } from '../../http/contract/model.ts'
import {
  Blockchain,
  HideItemsSupply,
  ItemSort,
  OwnershipStatus,
  PlatformType,
  TextField,
} from '../schemas/enumerations.ts'
import { UserId, UserIdInput } from '../schemas/identifiers.ts'
import { BlockchainsInput, PageSize } from '../schemas/inputs.ts'
import { Range, TraitSort } from '../schemas/shared.ts'

export const TraitFilter = closedModel(
  'TraitFilter',
  'A trait with one of several values, or with a number within a range',
  {
    key: Type.String(),
    values: Type.Optional(idsOf(Type.String())),
    range: Type.Optional(ref(Range)),
  },
  { 'x-sparse': true },
)
export type TraitFilter = Static<typeof TraitFilter>

export const CurrencyRate = closedModel(
  'CurrencyRate',
  'Price of a currency, by which others are compared with it',
  {
    id: CurrencyIdInput,
    rate: Type.Number({ exclusiveMinimum: 0 }),
  },
)
export type CurrencyRate = Static<typeof CurrencyRate>

export const ShowcaseListedFilter = closedModel(
  'ShowcaseListedFilter',
  'Blockchains on which only what is on show is found',
  {
    showcaseListedOnly: Type.Boolean(),
    blockchains: Type.Array(ref(Blockchain)),
  },
)
export type ShowcaseListedFilter = Static<typeof ShowcaseListedFilter>

export const ItemFilter = closedModel(
  'ItemFilter',
  'Items to find',
  {
    searchingUserId: Type.Optional(UserId),
    text: Type.Optional(Type.String()),
    textFields: Type.Optional(Type.Array(ref(TextField))),
    collections: Type.Optional(idsOf(CollectionIdInput)),
    verifiedOnly: Type.Optional(Type.Boolean()),
    verifiedCreatorOnly: Type.Optional(Type.Boolean()),
    followingsByOwner: Type.Optional(UserIdInput),
    followingsByCreator: Type.Optional(UserIdInput),
    category: Type.Optional(Type.String()),
    categories: Type.Optional(idsOf(Type.String())),
    inStockOnly: Type.Optional(Type.Boolean()),
    hide: Type.Optional(Type.Boolean()),
    secondarySale: Type.Optional(Type.Boolean()),
    haveSecondaryOwner: Type.Optional(Type.Boolean()),
    hasMetaContentOnly: Type.Optional(Type.Boolean()),
    hideItemsSupply: Type.Optional(ref(HideItemsSupply)),
    nsfw: Type.Optional(Type.Boolean()),
    ownerAddresses: Type.Optional(idsOf(AddressInput)),
    creatorAddress: Type.Optional(AddressInput),
    creatorAddresses: Type.Optional(idsOf(AddressInput)),
    minPrice: Type.Optional(Type.Number()),
    maxPrice: Type.Optional(Type.Number()),
    mintedAtFrom: Type.Optional(DateInput),
    mintedAtTo: Type.Optional(DateInput),
    currency: Type.Optional(CurrencyIdInput),
    currencyRates: Type.Optional(conditionsOf(ref(CurrencyRate))),
    statuses: Type.Optional(Type.Array(ref(OwnershipStatus))),
    traits: Type.Optional(conditionsOf(ref(TraitFilter))),
    blockchains: Type.Optional(BlockchainsInput),
    showcaseListedFilter: Type.Optional(ref(ShowcaseListedFilter)),
    multiple: Type.Optional(Type.Boolean()),
    hasRewards: Type.Optional(Type.Boolean()),
    withBidsOnly: Type.Optional(Type.Boolean()),
    traitSort: Type.Optional(ref(TraitSort)),
    rarityRankFrom: Type.Optional(Type.Number()),
    rarityRankTo: Type.Optional(Type.Number()),
    sort: Type.Optional(ref(ItemSort)),
    orderSources: Type.Optional(Type.Array(ref(PlatformType))),
  },
  {
    'x-sparse': true,
    'x-ordered': [
      ['minPrice', 'maxPrice'],
      ['mintedAtFrom', 'mintedAtTo'],
      ['rarityRankFrom', 'rarityRankTo'],
    ],
  },
)
export type ItemFilter = Static<typeof ItemFilter>

export const ItemPageRequest = closedModel('ItemPageRequest', 'A page of an item search', {
  filter: ref(ItemFilter),
  continuation: Type.Optional(Continuation),
  size: MandatoryPageSize,
  searchRequestId: Type.Optional(Type.String()),
})
export type ItemPageRequest = Static<typeof ItemPageRequest>

export const ByCollectionItemRecommendationFilter = closedModel(
  'ByCollectionItemRecommendationFilter',
  'Items like those of a collection',
  {
    '@type': Type.Literal('by_collection'),
    collection: CollectionIdInput,
    excludeId: Type.Optional(ItemIdInput),
  },
)
export type ByCollectionItemRecommendationFilter = Static<
  typeof ByCollectionItemRecommendationFilter
>

export const ItemRecommendationFilter = union('ItemRecommendationFilter', 'Items to recommend', [
  ByCollectionItemRecommendationFilter,
])
export type ItemRecommendationFilter = Static<typeof ItemRecommendationFilter>

export const ItemRecommendationsPageRequest = closedModel(
  'ItemRecommendationsPageRequest',
  'A page of recommendations',
  {
    filter: ref(ItemRecommendationFilter),
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
  },
)
export type ItemRecommendationsPageRequest = Static<typeof ItemRecommendationsPageRequest>

export const ItemsCollectionsRequest = closedModel(
  'ItemsCollectionsRequest',
  'Items whose collections are to be found',
  {
    owner: Type.Optional(AddressInput),
    creator: Type.Optional(AddressInput),
    text: Type.Optional(Type.String()),
    blockchains: Type.Optional(BlockchainsInput),
    size: Type.Optional(PageSize),
    continuation: Type.Optional(Continuation),
  },
)
export type ItemsCollectionsRequest = Static<typeof ItemsCollectionsRequest>
