import { type Static, Type } from 'typebox'
import { model, ref, union } from '../../http/contract/model.ts'
import {
  ActivityId,
  Address,
  CollectionId,
  CurrencyId,
  DateTime,
  Int64,
  ItemId,
  OwnershipId,
  UNPRICED_SALES,
} from '../../http/contract/primitives.ts'
import { ItemAttribute } from '../items/schemas.ts'
import { Blockchain, OwnershipStatus } from '../schemas/enumerations.ts'
import { ProfileId, UserId } from '../schemas/identifiers.ts'
import { StatisticsPeriodValue, StatisticsValue } from '../statistics/schemas.ts'

export const SearchableProfile = model('SearchableProfile', 'A profile in the search', {
  id: ProfileId,
})
export type SearchableProfile = Static<typeof SearchableProfile>

export const SearchablePrice = model('SearchablePrice', 'A price in the search', {
  value: Type.Number(),
  currencyId: CurrencyId,
})
export type SearchablePrice = Static<typeof SearchablePrice>

export const SearchableCollectionStatistics = model(
  'SearchableCollectionStatistics',
  'Statistics of a collection in the search',
  {
    floorPrices: Type.Optional(Type.Array(ref(SearchablePrice))),
    totalVolume: Type.Optional(ref(StatisticsValue)),
    ...UNPRICED_SALES,
    volumes: Type.Array(ref(StatisticsPeriodValue)),
  },
)
export type SearchableCollectionStatistics = Static<typeof SearchableCollectionStatistics>

export const SearchableCollection = model('SearchableCollection', 'A collection in the search', {
  id: CollectionId,
  blacklisted: Type.Boolean(),
  indexable: Type.Boolean(),
  verified: Type.Boolean(),
  name: Type.String(),
  keywords: Type.Optional(Type.String()),
  owner: Type.Optional(ref(SearchableProfile)),
  tags: Type.Optional(Type.Array(Type.String())),
  blockchain: ref(Blockchain),
  size: Type.Optional(Type.Number()),
  multiple: Type.Optional(Type.Boolean()),
  statistics: Type.Optional(ref(SearchableCollectionStatistics)),
  hasRewards: Type.Optional(Type.Boolean()),
  showInRanking: Type.Optional(Type.Boolean()),
  hasCommunityMarketplace: Type.Optional(Type.Boolean()),
  showcaseListed: Type.Optional(Type.Boolean()),
  version: Type.Optional(Int64),
})
export type SearchableCollection = Static<typeof SearchableCollection>

export const VisitCounters = model('VisitCounters', 'Visits', {
  week: Int64,
})
export type VisitCounters = Static<typeof VisitCounters>

export const SearchableItemProperties = model(
  'SearchableItemProperties',
  'Name, description and attributes of an item in the search',
  {
    name: Type.String(),
    description: Type.Optional(Type.String()),
    attributes: Type.Optional(Type.Array(ref(ItemAttribute))),
  },
)
export type SearchableItemProperties = Static<typeof SearchableItemProperties>

export const SearchableItem = model('SearchableItem', 'An item in the search', {
  id: ItemId,
  blacklisted: Type.Boolean(),
  deleted: Type.Boolean(),
  verified: Type.Boolean(),
  hide: Type.Optional(Type.Boolean()),
  lazySupply: Type.Optional(Type.Number()),
  token: Type.String(),
  tokenId: Type.Optional(Type.String()),
  collection: ref(SearchableCollection),
  creators: Type.Optional(Type.Array(ref(SearchableProfile))),
  properties: Type.Optional(ref(SearchableItemProperties)),
  totalStock: Type.Number(),
  categories: Type.Optional(Type.Array(Type.String())),
  date: Type.Optional(DateTime),
  ownerChangeDate: Type.Optional(DateTime),
  orderChangeDate: Type.Optional(DateTime),
  mintedAt: Type.Optional(DateTime),
  likes: Type.Optional(Int64),
  currency: Type.Optional(Type.String()),
  orderSource: Type.Optional(Type.String()),
  price: Type.Optional(Type.Number()),
  priceEth: Type.Optional(Type.Number()),
  auctionEndDate: Type.Optional(DateTime),
  statuses: Type.Optional(Type.Array(ref(OwnershipStatus))),
  blockchain: ref(Blockchain),
  ownerIfSingle: Type.Optional(Address),
  hasOffer: Type.Optional(Type.Boolean()),
  secondarySale: Type.Optional(Type.Boolean()),
  haveSecondaryOwner: Type.Optional(Type.Boolean()),
  hasMetaContent: Type.Optional(Type.Boolean()),
  visitCounters: Type.Optional(ref(VisitCounters)),
  rarityScore: Type.Optional(
    Type.Number({
      description:
        'Bits of information of its traits, -log2 of the product of the parts of items that have each: the rarer, the more',
    }),
  ),
  rarityRank: Type.Optional(Int64),
  protocolEventLastUpdatedAt: Type.Optional(DateTime),
  hasRewards: Type.Optional(Type.Boolean()),
  showcaseListed: Type.Optional(Type.Boolean()),
  version: Type.Optional(Int64),
})
export type SearchableItem = Static<typeof SearchableItem>

export const SearchableOwnership = model('SearchableOwnership', 'An ownership in the search', {
  id: OwnershipId,
  blacklisted: Type.Boolean(),
  deleted: Type.Boolean(),
  verified: Type.Boolean(),
  token: Type.String(),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  collection: ref(SearchableCollection),
  owner: ref(SearchableProfile),
  stock: Type.Number(),
  value: Type.Number(),
  date: DateTime,
  hide: Type.Boolean(),
  categories: Type.Optional(Type.Array(Type.String())),
  currency: Type.Optional(Type.String()),
  price: Type.Optional(Type.Number()),
  priceEth: Type.Optional(Type.Number()),
  orderSource: Type.Optional(Type.String()),
  auctionEndDate: Type.Optional(DateTime),
  status: Type.Optional(ref(OwnershipStatus)),
  blockchain: ref(Blockchain),
  protocolEventLastUpdatedAt: Type.Optional(DateTime),
  protocolCreatedAt: Type.Optional(DateTime),
  version: Type.Optional(Int64),
})
export type SearchableOwnership = Static<typeof SearchableOwnership>

export const SearchableUser = model('SearchableUser', 'A user in the search', {
  id: UserId,
  blacklisted: Type.Boolean(),
  verified: Type.Boolean(),
  username: Type.Optional(Type.String()),
  wallets: Type.Optional(Type.Array(Address)),
  followers: Type.Optional(Int64),
  version: Type.Optional(Int64),
})
export type SearchableUser = Static<typeof SearchableUser>

export const SearchableTrait = model('SearchableTrait', 'A trait value in the search', {
  id: Type.String(),
  collectionId: CollectionId,
  key: Type.String(),
  value: Type.String(),
  itemsCount: Int64,
  listedItemsCount: Type.Optional(Int64),
  version: Int64,
})
export type SearchableTrait = Static<typeof SearchableTrait>

export const SearchableCurrency = model('SearchableCurrency', 'A currency in the search', {
  id: CurrencyId,
  rate: Type.Number(),
  blockchain: Type.Optional(ref(Blockchain)),
  primary: Type.Optional(Type.Boolean()),
})
export type SearchableCurrency = Static<typeof SearchableCurrency>

export const SearchableActivityLike = model('SearchableActivityLike', 'A like in the search', {
  '@type': Type.Literal('like'),
  date: DateTime,
  id: ActivityId,
  owner: UserId,
  reverted: Type.Optional(Type.Boolean()),
  token: Type.Optional(Type.String()),
  itemId: ItemId,
  blockchain: Type.Optional(ref(Blockchain)),
})
export type SearchableActivityLike = Static<typeof SearchableActivityLike>

export const SearchableActivityFollow = model(
  'SearchableActivityFollow',
  'A user who follows another one, in the search',
  {
    '@type': Type.Literal('follow'),
    date: DateTime,
    id: ActivityId,
    owner: UserId,
    reverted: Type.Optional(Type.Boolean()),
    userId: UserId,
  },
)
export type SearchableActivityFollow = Static<typeof SearchableActivityFollow>

export const SearchableActivity = union('SearchableActivity', 'An activity in the search', [
  SearchableActivityLike,
  SearchableActivityFollow,
])
export type SearchableActivity = Static<typeof SearchableActivity>

export const SearchableCollectionItems = model(
  'SearchableCollectionItems',
  'Items of a collection in the search',
  {
    collectionId: CollectionId,
    items: Type.Array(ref(SearchableItem)),
  },
)
export type SearchableCollectionItems = Static<typeof SearchableCollectionItems>
