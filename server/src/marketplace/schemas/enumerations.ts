import { WALLET_PROVIDERS } from '@mintline/core/enumerations/indexer'
import {
  ACTIVITY_TYPES,
  ADD_WALLET_RESULTS,
  AUCTION_CREATE_RESULTS,
  AUCTION_DELETE_RESULTS,
  AUCTION_STATUSES,
  BID_SORTS,
  CARBON_NEGATIVE_STATUSES,
  COLLECTION_FILTER_CURRENCIES,
  COLLECTION_SORTS,
  CONTENT_TYPES,
  CROP_MODES,
  DELETE_WALLET_RESULTS,
  EMAIL_CONFIRMATION_RESULTS,
  EMAIL_CONFIRMATION_STATUSES,
  FIAT_ON_RAMP_COMMODITIES,
  FOLLOWING_RESULTS,
  HIDE_ITEMS_SUPPLIES,
  ITEM_HISTORY_TYPES,
  ITEM_SORTS,
  JWT_RESULTS,
  OFFER_PAGE_REQUEST_KINDS,
  ORDER_SIDES,
  ORDER_STATUSES,
  ORDER_TYPES,
  ORDER_VALIDATION_RESULTS,
  OWNERSHIP_SORTS,
  OWNERSHIP_STATUSES,
  PLATFORM_TYPES,
  POPULAR_TYPES,
  PROFILE_BADGE_STATUSES,
  PROFILE_BADGES,
  PROFILE_TYPES,
  RARITY_SOURCES,
  RESEND_EMAIL_RESULTS,
  SEARCH_ACTIVITY_TYPES,
  SHORT_URL_TYPES,
  SIZE_TYPES,
  STATISTICS_PERIODS,
  TAG_SOURCES,
  TEXT_FIELDS,
  TOKEN_FEATURES,
  TOKEN_STANDARDS,
  USER_SORTS,
} from '@mintline/core/enumerations/marketplace'
import { enumeration } from '../../http/contract/model.ts'
import { INDEXER_BLOCKCHAINS } from '../../indexer/schemas/blockchains.ts'
import { ALL_ASSET_CLASSES, STATISTICS_CURRENCIES } from './currencyNames.ts'

/**
 * Blockchains that filters may name (marketplace-api, section 3): the indexer's, and others that are names only, as
 * nothing on them is indexed.
 */
const MARKETPLACE_BLOCKCHAINS = [
  ...INDEXER_BLOCKCHAINS,
  'ELECTRONEUM',
  'MEGAETHTESTNETV2',
  'INJECTIVE',
  'INJECTIVETESTNET',
  'ARENAZ',
  'APECHAIN',
  'CAMP',
  'STELLAR',
  'BLOCKCHAINKEK',
  'ZILLIQA',
  'FRAXTAL',
  'XLAYER',
  'MONAD',
  'BSC',
] as const

export const Blockchain = enumeration('Blockchain', 'A blockchain', MARKETPLACE_BLOCKCHAINS)
export const ActivityType = enumeration('ActivityType', 'Kind of activity', ACTIVITY_TYPES)
export const SearchActivityType = enumeration(
  'SearchActivityType',
  'Kind of activity that the search has',
  SEARCH_ACTIVITY_TYPES,
)
export const ItemHistoryType = enumeration(
  'ItemHistoryType',
  'Kind of entry in the history of an item',
  ITEM_HISTORY_TYPES,
)
export const ItemSort = enumeration('ItemSort', 'Sort order of a list of items', [
  ...ITEM_SORTS,
  'RECENTLY_RECEIVED',
  'RECENTLY_LISTED',
])
export const TextField = enumeration('TextField', 'A searchable text of an item', TEXT_FIELDS)
export const HideItemsSupply = enumeration(
  'HideItemsSupply',
  'Items to hide: those that are not minted, or those that are',
  HIDE_ITEMS_SUPPLIES,
)
export const RaritySource = enumeration(
  'RaritySource',
  'Source of a ranking by rarity',
  RARITY_SOURCES,
)
export const CarbonNegativeStatus = enumeration(
  'CarbonNegativeStatus',
  'Carbon balance of an item',
  CARBON_NEGATIVE_STATUSES,
)
export const ContentType = enumeration('ContentType', 'Kind of content', CONTENT_TYPES)
export const CropMode = enumeration('CropMode', 'Way to fit an image', CROP_MODES)
export const SizeType = enumeration('SizeType', 'Stored size of content', SIZE_TYPES)
export const OwnershipStatus = enumeration(
  'OwnershipStatus',
  'Way in which an owner offers an item',
  OWNERSHIP_STATUSES,
)
export const OwnershipSort = enumeration(
  'OwnershipSort',
  'Sort order of a list of ownerships',
  OWNERSHIP_SORTS,
)
export const AuctionStatus = enumeration('AuctionStatus', 'State of an auction', AUCTION_STATUSES)
export const AuctionCreateResultStatus = enumeration(
  'AuctionCreateResultStatus',
  'Outcome of the creation of an auction',
  [...AUCTION_CREATE_RESULTS, 'AUCTION_COULD_BE_CREATED_FOR_ERC721_ONLY'],
)
export const AuctionDeleteResultStatus = enumeration(
  'AuctionDeleteResultStatus',
  'Outcome of the deletion of an auction',
  AUCTION_DELETE_RESULTS,
)
export const BidSort = enumeration('BidSort', 'Sort order of received bids', BID_SORTS)
export const OfferPageRequestKind = enumeration(
  'OfferPageRequestKind',
  'Target of a bid',
  OFFER_PAGE_REQUEST_KINDS,
)
export const TokenStandard = enumeration('TokenStandard', 'Standard of a collection', [
  ...TOKEN_STANDARDS,
  'STELLAR_NFT',
])
export const TokenFeature = enumeration(
  'TokenFeature',
  'Feature of the contract of a collection',
  TOKEN_FEATURES,
)
export const TagSource = enumeration('TagSource', 'Source of a tag', TAG_SOURCES)
export const ShowcaseListedSource = enumeration(
  'ShowcaseListedSource',
  'Reason for which a collection is on show',
  ['MANUAL', 'PAID'],
)
export const CollectionSort = enumeration(
  'CollectionSort',
  'Sort order of a list of collections',
  COLLECTION_SORTS,
)
export const CollectionFilterCurrency = enumeration(
  'CollectionFilterCurrency',
  'Currency of the amounts in a filter',
  COLLECTION_FILTER_CURRENCIES,
)
export const StatisticsPeriod = enumeration(
  'StatisticsPeriod',
  'Period of statistics',
  STATISTICS_PERIODS,
)
export const StatisticsCurrency = enumeration(
  'StatisticsCurrency',
  'Currency of statistics',
  STATISTICS_CURRENCIES,
)
export const AssetClass = enumeration('AssetClass', 'Class of an asset', ALL_ASSET_CLASSES)
export const PlatformType = enumeration('PlatformType', 'A marketplace', PLATFORM_TYPES)
export const OrderSide = enumeration('OrderSide', 'Side of an order', ORDER_SIDES)
export const OrderStatus = enumeration('OrderStatus', 'State of an order', ORDER_STATUSES)
export const OrderType = enumeration('OrderType', 'Protocol of an order', [
  ...ORDER_TYPES,
  'STELLAR',
])
export const OrderValidateResultStatus = enumeration(
  'OrderValidateResultStatus',
  'Outcome of the validation of an order',
  ORDER_VALIDATION_RESULTS,
)
export const WertFormCommodity = enumeration(
  'WertFormCommodity',
  'Currency that a provider of card payments sells',
  FIAT_ON_RAMP_COMMODITIES,
)
export const ProfileType = enumeration('ProfileType', 'Kind of profile', PROFILE_TYPES)
export const BadgeType = enumeration('BadgeType', 'A badge', PROFILE_BADGES)
export const ProfileBadgeStatus = enumeration(
  'ProfileBadgeStatus',
  'State of the request for a badge',
  PROFILE_BADGE_STATUSES,
)
export const ShortUrlType = enumeration('ShortUrlType', 'Target of a short URL', SHORT_URL_TYPES)
export const PopularType = enumeration('PopularType', 'Kind of what many look at', POPULAR_TYPES)
export const UserSort = enumeration('UserSort', 'Sort order of a list of users', USER_SORTS)
export const FollowingResultStatus = enumeration(
  'FollowingResultStatus',
  'Outcome of a request to follow',
  FOLLOWING_RESULTS,
)
export const JwtResultStatus = enumeration(
  'JwtResultStatus',
  'Outcome of a change that a token allows',
  JWT_RESULTS,
)
export const EmailConfirmationStatus = enumeration(
  'EmailConfirmationStatus',
  'State of an e-mail address',
  EMAIL_CONFIRMATION_STATUSES,
)
export const EmailConfirmResultStatus = enumeration(
  'EmailConfirmResultStatus',
  'Outcome of the confirmation of an e-mail address',
  EMAIL_CONFIRMATION_RESULTS,
)
export const ResendEmailConfirmationResultStatus = enumeration(
  'ResendEmailConfirmationResultStatus',
  'Outcome of a request for another confirmation mail',
  RESEND_EMAIL_RESULTS,
)
export const AddUserWalletFormResponseErrorCode = enumeration(
  'AddUserWalletFormResponseErrorCode',
  'Reason why a wallet is not added',
  ADD_WALLET_RESULTS,
)
export const DeleteUserWalletResponseErrorCode = enumeration(
  'DeleteUserWalletResponseErrorCode',
  'Reason why a wallet is not removed',
  DELETE_WALLET_RESULTS,
)
export const WalletProvider = enumeration('WalletProvider', 'A wallet', WALLET_PROVIDERS)
export const OrderMetricsKind = enumeration('OrderMetricsKind', 'Kind of order in metrics', [
  'BUY',
  'SELL',
  'BID',
  'ACCEPT_BID',
  'CANCEL',
])
export const OrderMetricsStage = enumeration('OrderMetricsStage', 'Step of an order in metrics', [
  'APPROVE',
  'SIGN',
  'SEND',
  'CONFIRM',
])
