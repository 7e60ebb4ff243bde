import type { Content, ItemDocument } from '../../read-model/documents.ts'
import type { ItemFacts } from '../../read-model/items/itemFacts.ts'
import type { MarketItem } from '../../read-model/items/marketItemsByIds.ts'
import type { MarketOwnership } from '../../read-model/ownerships/ownershipModel.ts'
import type { Auction } from '../auctions/schemas.ts'
import type { FindCurrency } from '../currencies/models.ts'
import { amountOf } from '../models/amount.ts'
import { mediaOf } from '../models/media.ts'
import { offerStatus, orderOf } from '../orders/models.ts'
import { ownershipOf } from '../ownerships/models.ts'
import type { ContentMeta } from '../schemas/content.ts'
import type { ExtendedItem, Item, ItemProperties } from './schemas.ts'

/** Returns size and type for an item's first image and for its first other content. */
function contentMetaOf(document: ItemDocument | undefined): ContentMeta {
  const content = document?.content ?? []
  return {
    imageMeta: mediaMetaOf(content.find(isImage)),
    animationMeta: mediaMetaOf(content.find((each) => !isImage(each))),
    metadataUri: document?.originalMetaUri,
  }
}

/** Returns an item's name, description, attributes and files. The name is empty until its metadata is fetched. */
export function propertiesOf(document: ItemDocument | undefined): ItemProperties {
  return {
    name: document?.name ?? '',
    description: document?.description,
    attributes: document?.attributes ?? [],
    mediaEntries: document && [...document.content, ...(document.extraContent ?? [])].map(mediaOf),
  }
}

const isImage = ({ '@type': type }: Content) => type === 'IMAGE'

function mediaMetaOf(content: Content | undefined) {
  return content && { width: content.width, height: content.height, type: content.mimeType }
}

/** An item with the other parts that version 4 shows. */
export interface ItemWithParts {
  readonly item: MarketItem
  readonly owners: readonly string[]
  /** The auctioned ownership, or else the best listing maker's; undefined = nothing is offered. */
  readonly ownership: MarketOwnership | undefined
  /** Facts with the marks by this ownership's owner. */
  readonly facts: ItemFacts
  /** Undefined = no auction, or it is over. */
  readonly auction: Auction | undefined
}

/** Converts an item to version 4. `offer`, the former name for `offerV2`, is the same best bid. */
export function itemOf(
  { item, owners, ownership, facts, auction }: ItemWithParts,
  findCurrency: FindCurrency,
): Item {
  const { id, blockchain, collection, tokenId, creators, deleted, meta } = item
  const offer = item.bestBidOrder && orderOf(item.bestBidOrder, findCurrency)
  return {
    id,
    blockchain,
    token: collection,
    tokenId,
    deleted,
    creator: creators[0]?.account,
    creators: creators.map(({ account, value }) => ({ address: account, value })),
    royalties: item.royalties.map(({ account, value }) => ({ recipient: account, value })),
    owners: [...owners],
    ownership: ownership && ownershipOf({ ownership, facts, auction }, findCurrency),
    offer,
    offerV2: offer,
    lastSellPrice: lastSellPriceOf(item, findCurrency),
    supply: amountOf(item.supply),
    lazySupply: amountOf(item.lazySupply),
    totalStock: amountOf(item.totalStock),
    sellers: item.sellers,
    statuses: [offerStatus(item.bestSellOrder, ownership && auction)],
    likes: facts.likes,
    categories: [],
    blacklisted: facts.blacklisted,
    verified: facts.verified,
    unlockable: facts.isLocked,
    hasAvailableContent: facts.hasContent,
    suspicious: item.suspicious,
    version: item.version,
    meta: contentMetaOf(meta),
    properties: propertiesOf(meta),
  }
}

/** Returns an item in the older form, which repeats its content and properties. */
export const extendedItemOf = (item: Item): ExtendedItem => ({
  id: item.id,
  item,
  meta: item.meta,
  properties: item.properties,
})

function lastSellPriceOf({ lastSale }: MarketItem, findCurrency: FindCurrency) {
  const currency = lastSale && findCurrency(lastSale.currencyId)
  return currency && { value: amountOf(lastSale.price), currency }
}
