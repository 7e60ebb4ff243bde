import type { ItemFacts } from '../../read-model/items/itemFacts.ts'
import type { MarketItem } from '../../read-model/items/marketItem.ts'
import type { RarityRank } from '../../read-model/items/ranks/ranksOfItems.ts'
import type { Auction } from '../schemas/auctions.ts'
import type { SearchableCollection, SearchableItem } from '../schemas/searchable.ts'
import { amountOf } from './amount.ts'
import type { FindCurrency } from './currency.ts'
import { propertiesOf } from './itemContent.ts'
import { listingPrice } from './listingPrice.ts'
import { offerStatus } from './offerStatus.ts'

/** An item with the other parts that searches show. */
export interface SearchableItemParts {
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
