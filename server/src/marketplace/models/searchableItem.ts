import type { ItemMarks } from '../../read-model/items/itemMarks.ts'
import type { ItemModel } from '../../read-model/items/itemModel.ts'
import type { RarityRank } from '../../read-model/items/ranks/ranksOfItems.ts'
import type { OwnershipMarks } from '../../read-model/social/marksOfOwnerships.ts'
import type { SocialItem } from '../../read-model/social/socialOfItems.ts'
import type { Auction } from '../schemas/auctions.ts'
import type { SearchableCollection, SearchableItem } from '../schemas/searchable.ts'
import { amountOf } from './amount.ts'
import type { FindCurrency } from './currency.ts'
import { propertiesOf } from './itemContent.ts'
import { listingPrice } from './listingPrice.ts'
import { offerStatus } from './offerStatus.ts'

/** An item with what searches have of it besides. */
export interface SearchableItemParts {
  readonly item: ItemModel
  readonly collection: SearchableCollection
  readonly marks: ItemMarks
  /** Marks by the only owner; there are none where several hold copies. */
  readonly ownMarks: OwnershipMarks
  readonly social: SocialItem
  /** Visits of the last seven days. */
  readonly visits: number
  /** Undefined = it is not ranked, or not yet. */
  readonly rarity: RarityRank | undefined
  /** Undefined = there is none, or it is over. */
  readonly auction: Auction | undefined
}

/** An item as searches have it. */
export function searchableItemOf(
  { item, collection, marks, ownMarks, social, visits, rarity, auction }: SearchableItemParts,
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
    blacklisted: marks.blacklisted,
    verified: marks.verified,
    hide: ownMarks.isHidden || marks.unlisted,
    creators: creators.map(({ account }) => ({ id: account })),
    properties: { name, description, attributes },
    totalStock: amountOf(item.totalStock),
    lazySupply: amountOf(item.lazySupply),
    categories: [],
    date: item.lastUpdatedAt,
    mintedAt: item.mintedAt,
    ownerChangeDate: item.ownerChangeDate,
    ownerIfSingle: item.ownerIfSingle,
    likes: social.likes,
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
  { creators }: ItemModel,
  listing: ItemModel['bestSellOrder'],
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
