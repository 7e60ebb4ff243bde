import { type Static, Type } from 'typebox'
import { idsOf } from '../../http/contract/inputs.ts'
import { closedModel, mapOf, model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BigInteger,
  CollectionId,
  UNPRICED_SALES,
} from '../../http/contract/primitives.ts'
import { Media } from '../schemas/content.ts'
import {
  BadgeType,
  Blockchain,
  ShowcaseListedSource,
  TagSource,
  TokenFeature,
  TokenStandard,
} from '../schemas/enumerations.ts'
import { StatisticsPeriodValue, StatisticsValue } from '../statistics/schemas.ts'

export const Tag = model('Tag', 'A tag of a collection', {
  name: Type.String(),
  source: ref(TagSource),
})
export type Tag = Static<typeof Tag>

export const TokenStatistics = model('TokenStatistics', 'Statistics that a collection shows', {
  floorPrice: Type.Optional(ref(StatisticsValue)),
  highestSale: Type.Optional(ref(StatisticsValue)),
  itemCountTotal: BigInteger,
  ownerCountTotal: BigInteger,
  totalVolume: ref(StatisticsValue),
  ...UNPRICED_SALES,
  volumes: Type.Array(ref(StatisticsPeriodValue)),
})
export type TokenStatistics = Static<typeof TokenStatistics>

export const Token = model('Token', 'A collection', {
  blockchain: ref(Blockchain),
  cover: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  editors: Type.Array(Type.String()),
  features: Type.Array(ref(TokenFeature)),
  id: CollectionId,
  name: Type.String(),
  keywords: Type.Optional(Type.String()),
  owner: Type.Optional(Address),
  pic: Type.Optional(Type.String()),
  shortUrl: Type.Optional(Type.String()),
  links: Type.Optional(mapOf(Type.String())),
  standard: ref(TokenStandard),
  symbol: Type.Optional(Type.String()),
  tags: Type.Array(ref(Tag)),
  shared: Type.Boolean(),
  blacklisted: Type.Optional(Type.Boolean()),
  itemsWithRarity: Type.Boolean(),
  badges: Type.Optional(Type.Array(ref(BadgeType))),
  coverMedia: Type.Optional(Type.Array(ref(Media))),
  imageMedia: Type.Optional(Type.Array(ref(Media))),
  size: Type.Optional(Type.Number()),
  onSaleSize: Type.Optional(Type.Number()),
  hasTraits: Type.Optional(Type.Boolean()),
  hasRewards: Type.Optional(Type.Boolean()),
  statistics: Type.Optional(ref(TokenStatistics)),
  communityMarketplaceUrl: Type.Optional(Type.String()),
  showcaseListed: Type.Optional(Type.Boolean()),
  showcaseListedSource: Type.Optional(ref(ShowcaseListedSource)),
})
export type Token = Static<typeof Token>

export const CollectionForm = closedModel('CollectionForm', 'Settings of a collection', {
  name: Type.Optional(Type.String()),
  keywords: Type.Optional(Type.String()),
  cover: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  pic: Type.Optional(Type.String()),
  shortUrl: Type.Optional(Type.String()),
  links: Type.Optional(mapOf(Type.String())),
  tags: Type.Optional(idsOf(Type.String())),
})
export type CollectionForm = Static<typeof CollectionForm>
