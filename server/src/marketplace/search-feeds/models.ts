import type { CollectionFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import type { ItemFacts } from '../../read-model/items/itemFacts.ts'
import type { MarketItem } from '../../read-model/items/marketItemsByIds.ts'
import type { RarityRank } from '../../read-model/items/ranks/ranksOfItems.ts'
import { type CountedTrait, traitIdOf } from '../../read-model/traits/countedTraits.ts'
import type { UserRecord } from '../../read-model/users/users.ts'
import type { Auction } from '../auctions/schemas.ts'
import type { FindCurrency } from '../currencies/models.ts'
import { propertiesOf } from '../items/models.ts'
import { amountOf } from '../models/amount.ts'
import { offerStatus } from '../orders/models.ts'
import { listingPrice } from '../ownerships/models.ts'
import { tokenStatisticsOf } from '../statistics/models.ts'
import type {
  SearchableCollection,
  SearchableItem,
  SearchableTrait,
  SearchableUser,
} from './schemas.ts'

/** Builds a collection for searches, with its owner's settings. */
export function searchableCollectionOf(
  collection: CollectionModel,
  facts: CollectionFacts,
): SearchableCollection {
  const { moderation, settings, statistics } = facts
  const { id, blockchain, owner, meta, version } = collection
  return {
    id,
    blockchain,
    name: settings.name ?? collection.name,
    keywords: settings.keywords,
    tags: [...(settings.tags ?? meta?.tags ?? [])],
    owner: owner === undefined ? undefined : { id: owner },
    blacklisted: moderation.blacklisted,
    verified: moderation.verified,
    indexable: !moderation.unlisted,
    showInRanking: !moderation.unlisted,
    multiple: collection.type === 'ERC1155',
    size: statistics.items,
    statistics: statisticsOf(facts),
    hasRewards: false,
    hasCommunityMarketplace: false,
    version,
  }
}

/** Leaves out volumes without a known US dollar value. */
function statisticsOf({ statistics, volumes }: CollectionFacts) {
  const { floor } = statistics
  const known = tokenStatisticsOf(statistics, volumes)
  return {
    floorPrices: floor && [{ value: amountOf(floor.value), currencyId: floor.currency }],
    totalVolume: known?.totalVolume,
    unpricedSales: statistics.unpricedSales,
    unpricedSalesUsd: statistics.unpricedSalesUsd,
    volumes: known?.volumes ?? [],
  }
}

/** An item with the other parts that searches show. */
interface SearchableItemParts {
  readonly item: MarketItem
  readonly collection: SearchableCollection
  /** Facts, with its only owner's marks; without marks if several wallets hold copies. */
  readonly facts: ItemFacts
  /** Visits in the last seven days. */
  readonly visits: number
  /** Undefined = not ranked, or not yet. */
  readonly rarity: RarityRank | undefined
  /** Undefined = no auction, or it is over. */
  readonly auction: Auction | undefined
}

/** Builds an item for searches. */
export function searchableItemOf(
  { item, collection, facts, visits, rarity, auction }: SearchableItemParts,
  findCurrency: FindCurrency,
): SearchableItem {
  const { id, blockchain, creators, meta, bestSellOrder } = item
  const { name, description, attributes } = propertiesOf(meta)
  return {
    id,
    blockchain,
    token: item.collection,
    tokenId: item.tokenId,
    collection,
    deleted: item.deleted,
    blacklisted: facts.blacklisted,
    verified: facts.verified,
    hide: facts.isHidden || facts.unlisted,
    creators: creators.map(({ account }) => ({ id: account })),
    properties: { name, description, attributes },
    totalStock: amountOf(item.totalStock),
    lazySupply: amountOf(item.lazySupply),
    categories: [],
    date: item.lastUpdatedAt,
    mintedAt: item.mintedAt,
    ownerChangeDate: item.ownerChangeDate,
    ownerIfSingle: item.ownerIfSingle,
    likes: facts.likes,
    visitCounters: { week: visits },
    rarityScore: rarity?.score,
    rarityRank: rarity?.rank,
    hasOffer: item.bestBidOrder !== undefined,
    hasMetaContent: (meta?.content ?? []).length > 0,
    hasRewards: false,
    version: item.version,
    auctionEndDate: auction?.endDate,
    statuses: [offerStatus(bestSellOrder, auction)],
    ...saleOf(item, bestSellOrder, findCurrency),
  }
}

function saleOf(
  { creators }: MarketItem,
  listing: MarketItem['bestSellOrder'],
  findCurrency: FindCurrency,
) {
  if (listing === undefined) return { secondarySale: false }
  const { currencyId: currency, ...price } = listingPrice(listing, findCurrency)
  return {
    secondarySale: !creators.some(({ account }) => account === listing.maker),
    orderSource: listing.platform,
    orderChangeDate: listing.lastUpdatedAt,
    currency,
    ...price,
  }
}

/** Builds a trait value for searches. */
export const searchableTraitOf = (trait: CountedTrait): SearchableTrait => ({
  id: traitIdOf(trait),
  collectionId: trait.collectionId,
  key: trait.key,
  value: trait.value,
  itemsCount: trait.items,
  version: trait.version,
})

/** Builds a user for searches. */
export const searchableUserOf = ({
  id,
  username,
  wallets,
  moderation,
  follows,
}: UserRecord): SearchableUser => ({
  id,
  username,
  wallets: [...wallets],
  blacklisted: moderation.blacklisted,
  verified: moderation.verified,
  followers: follows.followers,
})
