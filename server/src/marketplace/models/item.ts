import type { Share } from '../../read-model/ids/shares.ts'
import type { ItemMarks } from '../../read-model/items/itemMarks.ts'
import type { ItemModel } from '../../read-model/items/itemModel.ts'
import type { SocialItem } from '../../read-model/social/socialOfItems.ts'
import type { ExtendedItem, Item } from '../schemas/items.ts'
import { amountOf } from './amount.ts'
import { assetNames } from './assetNames.ts'
import type { FindCurrency } from './currency.ts'
import { contentMetaOf, propertiesOf } from './itemContent.ts'
import { offerStatus } from './offerStatus.ts'
import { orderOf } from './order.ts'
import { type OwnershipWithParts, ownershipOf } from './ownership.ts'

/** An item with what version 4 shows of it besides. */
export interface ItemWithParts {
  readonly item: ItemModel
  readonly owners: readonly string[]
  readonly royalties: readonly Share[]
  readonly marks: ItemMarks
  readonly social: SocialItem
  /** That which is up for auction, or else that of the best listing's maker; undefined = nothing is offered. */
  readonly ownership: OwnershipWithParts | undefined
}

/** An item in version 4. `offer`, its former name, is the same best bid as `offerV2`. */
export function itemOf(
  { item, owners, royalties, marks, social, ownership }: ItemWithParts,
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
    royalties: royalties.map(({ account, value }) => ({ recipient: account, value })),
    owners: [...owners],
    ownership: ownership && ownershipOf(ownership, findCurrency),
    offer,
    offerV2: offer,
    lastSellPrice: lastSellPriceOf(item, findCurrency),
    supply: amountOf(item.supply),
    lazySupply: amountOf(item.lazySupply),
    totalStock: amountOf(item.totalStock),
    sellers: item.sellers,
    statuses: [offerStatus(item.bestSellOrder, ownership?.auction)],
    likes: social.likes,
    categories: [],
    blacklisted: marks.blacklisted,
    verified: marks.verified,
    unlockable: social.isLocked,
    hasAvailableContent: social.hasContent,
    suspicious: item.suspicious,
    version: item.version,
    meta: contentMetaOf(meta),
    properties: propertiesOf(meta),
  }
}

/** An item in the older form, which has its content and properties twice. */
export const extendedItemOf = (item: Item): ExtendedItem => ({
  id: item.id,
  item,
  meta: item.meta,
  properties: item.properties,
})

function lastSellPriceOf({ lastSale }: ItemModel, findCurrency: FindCurrency) {
  const currency = lastSale && findCurrency(assetNames(lastSale.currency).currencyId)
  return currency && { value: amountOf(lastSale.price), currency }
}
