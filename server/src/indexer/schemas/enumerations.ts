import {
  ACTIVITY_SEARCH_SORTS,
  ACTIVITY_SORTS,
  ACTIVITY_TYPES,
  ANALYTICS_PERIODS,
  BIDS_BY_PRICE_SORTS,
  COLLECTION_FEATURES,
  COLLECTION_STATUSES,
  COLLECTION_STRUCTURES,
  COLLECTION_TYPES,
  CURRENCY_TYPES,
  ITEM_FEATURES,
  ITEM_SEARCH_FULL_TEXT_FIELDS,
  ITEMS_SEARCH_SORTS,
  LEADERBOARD_DIRECTIONS,
  LEADERBOARD_PERIODS,
  LEADERBOARD_SORTS,
  META_CONTENT_REPRESENTATIONS,
  NFT_ASSET_TYPE_STANDARDS,
  OPEN_SEA_CALL_KINDS,
  OPEN_SEA_FEE_METHODS,
  OPEN_SEA_SALE_KINDS,
  OPEN_SEA_SIDES,
  ORDER_ACTIVITY_SOURCES,
  ORDER_MATCH_SELL_TYPES,
  ORDER_SORTS,
  ORDER_STATUSES,
  OWNERSHIP_SEARCH_SORTS,
  OWNERSHIP_SOURCES,
  PLATFORM_SOURCES,
  PLATFORMS,
  SEAPORT_ITEM_TYPES,
  SEAPORT_ORDER_TYPES,
  SEARCH_ENGINES,
  SORT_ORDERS,
  SORT_TYPES,
  SOURCE_GROUPS,
  SYNC_SORTS,
  SYNC_TYPES,
  TRADES_LEADERBOARD_SORTS,
  USER_ACTIVITY_TYPES,
  USER_TYPES,
} from '@mintline/core/enumerations/indexer'
import { enumeration } from '../../http/contract/model.ts'
import { INDEXER_BLOCKCHAINS } from './blockchains.ts'

export const Blockchain = enumeration('Blockchain', 'A blockchain', INDEXER_BLOCKCHAINS)
export const OrderMatchSellType = enumeration(
  'OrderMatchSellType',
  'Kind of sale: a listing bought, or a bid accepted',
  ORDER_MATCH_SELL_TYPES,
)
export const NftAssetTypeStandard = enumeration(
  'NftAssetTypeStandard',
  'Number of copies that an item can have: one or several',
  NFT_ASSET_TYPE_STANDARDS,
)
export const ItemFeatures = enumeration('ItemFeatures', 'A feature of an item', ITEM_FEATURES)
export const MetaContentRepresentation = enumeration(
  'MetaContentRepresentation',
  'Size or crop of content',
  META_CONTENT_REPRESENTATIONS,
)
export const OwnershipSource = enumeration(
  'OwnershipSource',
  'Way in which an owner got an item',
  OWNERSHIP_SOURCES,
)
export const CollectionStructure = enumeration(
  'CollectionStructure',
  'A single collection, a collection with parts, or a part',
  COLLECTION_STRUCTURES,
)
export const CollectionType = enumeration(
  'CollectionType',
  'Standard or chain of a collection',
  COLLECTION_TYPES,
)
export const CollectionStatus = enumeration(
  'CollectionStatus',
  'State of a collection',
  COLLECTION_STATUSES,
)
export const CollectionFeatures = enumeration(
  'CollectionFeatures',
  "A feature of a collection's contract",
  COLLECTION_FEATURES,
)
export const EthOrderOpenSeaV1DataV1FeeMethod = enumeration(
  'EthOrderOpenSeaV1DataV1FeeMethod',
  'Fee method of an OpenSea v1 order',
  OPEN_SEA_FEE_METHODS,
)
export const EthOrderOpenSeaV1DataV1Side = enumeration(
  'EthOrderOpenSeaV1DataV1Side',
  'Side of an OpenSea v1 order',
  OPEN_SEA_SIDES,
)
export const EthOrderOpenSeaV1DataV1SaleKind = enumeration(
  'EthOrderOpenSeaV1DataV1SaleKind',
  'Kind of sale of an OpenSea v1 order',
  OPEN_SEA_SALE_KINDS,
)
export const EthOrderOpenSeaV1DataV1HowToCall = enumeration(
  'EthOrderOpenSeaV1DataV1HowToCall',
  'Kind of call that an OpenSea v1 order makes',
  OPEN_SEA_CALL_KINDS,
)
export const EthSeaportItemType = enumeration(
  'EthSeaportItemType',
  'Asset that a Seaport order offers or asks for',
  SEAPORT_ITEM_TYPES,
)
export const EthSeaportOrderType = enumeration(
  'EthSeaportOrderType',
  'Rules for filling a Seaport order',
  SEAPORT_ORDER_TYPES,
)
export const ItemSearchFullTextFields = enumeration(
  'ItemSearchFullTextFields',
  'A searchable text of an item',
  ITEM_SEARCH_FULL_TEXT_FIELDS,
)
export const OrderStatus = enumeration('OrderStatus', 'State of an order', ORDER_STATUSES)
export const OrderSort = enumeration('OrderSort', 'Sort order of a list of orders', ORDER_SORTS)
export const ActivityType = enumeration('ActivityType', 'Kind of activity', ACTIVITY_TYPES)
export const UserActivityType = enumeration(
  'UserActivityType',
  'Kind of activity, from the viewpoint of a user',
  USER_ACTIVITY_TYPES,
)
export const ActivitySort = enumeration(
  'ActivitySort',
  'Sort order of a list of activities',
  ACTIVITY_SORTS,
)
export const ActivitySearchSort = enumeration(
  'ActivitySearchSort',
  'Sort order of an activity search',
  ACTIVITY_SEARCH_SORTS,
)
export const ItemsSearchSort = enumeration(
  'ItemsSearchSort',
  'Sort order of an item search',
  ITEMS_SEARCH_SORTS,
)
export const OwnershipSearchSort = enumeration(
  'OwnershipSearchSort',
  'Sort order of an ownership search',
  OWNERSHIP_SEARCH_SORTS,
)
export const SyncSort = enumeration('SyncSort', 'Sort order of a feed for replicas', SYNC_SORTS)
export const SyncType = enumeration(
  'SyncType',
  'Activities in a feed for replicas: of orders, or of items',
  SYNC_TYPES,
)
export const SearchEngine = enumeration(
  'SearchEngine',
  'Engine for a search; both give the same answer',
  SEARCH_ENGINES,
)
export const SortOrder = enumeration('SortOrder', 'Sort direction', SORT_ORDERS)
export const SortType = enumeration('SortType', 'Comparison of trait values', SORT_TYPES)
export const OlapCurrencyType = enumeration(
  'OlapCurrencyType',
  'Currency of an amount',
  CURRENCY_TYPES,
)
export const OlapPeriod = enumeration('OlapPeriod', 'Period of statistics', ANALYTICS_PERIODS)
export const OlapLeaderboardPeriod = enumeration(
  'OlapLeaderboardPeriod',
  'Period of a leaderboard',
  LEADERBOARD_PERIODS,
)
export const OlapLeaderboardSort = enumeration(
  'OlapLeaderboardSort',
  'Sort key of a leaderboard',
  LEADERBOARD_SORTS,
)
export const OlapLeaderboardSortDirection = enumeration(
  'OlapLeaderboardSortDirection',
  'Sort direction of a leaderboard',
  LEADERBOARD_DIRECTIONS,
)
export const OlapTradesLeaderboardSort = enumeration(
  'OlapTradesLeaderboardSort',
  'Sort key of the leaderboard of trades',
  TRADES_LEADERBOARD_SORTS,
)
export const OlapBidsByPriceSort = enumeration(
  'OlapBidsByPriceSort',
  'Sort order of bids grouped by price',
  BIDS_BY_PRICE_SORTS,
)
export const OlapUserType = enumeration(
  'OlapUserType',
  'Side of trade by which users are ranked',
  USER_TYPES,
)
export const Platform = enumeration('Platform', 'A marketplace', PLATFORMS)
export const OrderActivitySource = enumeration(
  'OrderActivitySource',
  'Marketplace from which an activity comes',
  ORDER_ACTIVITY_SOURCES,
)
export const OlapPlatformSource = enumeration(
  'OlapPlatformSource',
  'A marketplace with statistics',
  PLATFORM_SOURCES,
)
export const OlapTradesLeaderboardSourceGroup = enumeration(
  'OlapTradesLeaderboardSourceGroup',
  'Group of marketplaces: this one, or all others',
  SOURCE_GROUPS,
)
