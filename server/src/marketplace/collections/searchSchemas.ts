import { type Static, Type } from 'typebox'
import {
  AddressInput,
  Continuation,
  CurrencyIdInput,
  idsOf,
  MandatoryPageSize,
} from '../../http/contract/inputs.ts'
import { closedModel, ref } from '../../http/contract/model.ts'
import { ShowcaseListedFilter } from '../items/searchSchemas.ts'
import {
  CollectionFilterCurrency,
  CollectionSort,
  StatisticsPeriod,
} from '../schemas/enumerations.ts'
import { UserId } from '../schemas/identifiers.ts'
import { BlockchainsInput } from '../schemas/inputs.ts'

export const CollectionFilter = closedModel(
  'CollectionFilter',
  'Collections to find',
  {
    searchingUserId: Type.Optional(UserId),
    text: Type.Optional(Type.String()),
    verifiedOnly: Type.Optional(Type.Boolean()),
    owner: Type.Optional(AddressInput),
    ownerAddresses: Type.Optional(idsOf(AddressInput)),
    tags: Type.Optional(idsOf(Type.String())),
    blockchains: Type.Optional(BlockchainsInput),
    multiple: Type.Optional(Type.Boolean()),
    minSize: Type.Optional(Type.Number()),
    maxSize: Type.Optional(Type.Number()),
    minVolume: Type.Optional(Type.Number()),
    maxVolume: Type.Optional(Type.Number()),
    minFloorPrice: Type.Optional(Type.Number()),
    maxFloorPrice: Type.Optional(Type.Number()),
    floorPriceCurrency: Type.Optional(CurrencyIdInput),
    currency: Type.Optional(ref(CollectionFilterCurrency)),
    hasRewards: Type.Optional(Type.Boolean()),
    hasCommunityMarketplace: Type.Optional(Type.Boolean()),
    showInRanking: Type.Optional(Type.Boolean()),
    showcaseListedFilter: Type.Optional(ref(ShowcaseListedFilter)),
    period: Type.Optional(ref(StatisticsPeriod)),
    sort: Type.Optional(ref(CollectionSort)),
  },
  {
    'x-sparse': true,
    'x-ordered': [
      ['minSize', 'maxSize'],
      ['minVolume', 'maxVolume'],
      ['minFloorPrice', 'maxFloorPrice'],
    ],
  },
)
export type CollectionFilter = Static<typeof CollectionFilter>

export const CollectionPageRequest = closedModel(
  'CollectionPageRequest',
  'A page of a collection search',
  {
    filter: ref(CollectionFilter),
    continuation: Type.Optional(Continuation),
    searchRequestId: Type.Optional(Type.String()),
    size: MandatoryPageSize,
  },
)
export type CollectionPageRequest = Static<typeof CollectionPageRequest>
