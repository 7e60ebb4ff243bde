import { parseItemId, parseOwnershipId } from '@mintline/core/identifiers'
import { ownershipIdOfAccount } from '../../read-model/ids/texts.ts'
import { itemMarks } from '../../read-model/items/itemMarks.ts'
import type { ItemModel } from '../../read-model/items/itemModel.ts'
import { royaltiesOfItems } from '../../read-model/items/royaltiesOfItems.ts'
import { latestOwners } from '../../read-model/ownerships/latestOwners.ts'
import { ownershipsByIds } from '../../read-model/ownerships/ownershipsByIds.ts'
import { marksOfOwnerships } from '../../read-model/social/marksOfOwnerships.ts'
import { socialOfItems } from '../../read-model/social/socialOfItems.ts'
import { assetNames } from '../models/assetNames.ts'
import { type ItemWithParts, itemOf } from '../models/item.ts'
import type { Item } from '../schemas/items.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { type OpenAuction, openAuctionsOfItems } from './openAuctions.ts'
import { currencyIdOf } from './shownOrders.ts'

/** Items as version 4 shows them. */
export async function shownItems(
  sources: AnswerSources,
  items: readonly ItemModel[],
): Promise<Item[]> {
  const whole = await withParts(sources, items)
  const ids = whole.flatMap(({ item, ownership }) => [
    currencyIdOf(item.bestBidOrder),
    currencyIdOf(ownership?.ownership.bestSellOrder),
    item.lastSale && assetNames(item.lastSale.currency).currencyId,
  ])
  const findCurrency = await knownCurrencies(sources, ids)
  return whole.map((each) => itemOf(each, findCurrency))
}

async function withParts(
  sources: AnswerSources,
  items: readonly ItemModel[],
): Promise<ItemWithParts[]> {
  const { reader } = sources
  const shared = items.filter(({ ownerIfSingle, deleted }) => !ownerIfSingle && !deleted)
  const placeOf = ({ id: item, collection }: ItemModel) => ({ item, collection })
  const auctionOf = await openAuctionsOfItems(sources, items.map(placeOf))
  const offeredId = (item: ItemModel) => offeredOwnershipId(item, auctionOf(item.id))
  const offered = items.flatMap((item) => offeredId(item) ?? [])
  const [owners, royalties, ownerships, marksOf, ownMarksOf, socialOf] = await Promise.all([
    latestOwners(
      reader,
      shared.map(({ id }) => parseItemId(id)),
    ),
    royaltiesOfItems(
      reader,
      items.map(({ id }) => parseItemId(id)),
    ),
    ownershipsByIds(reader, offered.map(parseOwnershipId)),
    itemMarks(reader, items.map(placeOf)),
    marksOfOwnerships(reader, offered),
    socialOfItems(
      reader,
      items.map(({ id }) => id),
    ),
  ])
  const byId = new Map(ownerships.map((ownership) => [ownership.id, ownership]))
  return items.map((item) => {
    const marks = marksOf(placeOf(item))
    const social = socialOf(item.id)
    const ownership = byId.get(offeredId(item) ?? '')
    return {
      item,
      owners: item.ownerIfSingle ? [item.ownerIfSingle] : (owners.get(item.id) ?? []),
      royalties: royalties.get(item.id) ?? [],
      marks,
      social,
      ownership: ownership && {
        ownership,
        marks,
        ownMarks: ownMarksOf(ownership.id),
        likes: social.likes,
        auction: auctionOf(item.id)?.auction,
      },
    }
  })
}

/** Id of the ownership that is up for auction, or else of that of which the best listing sells copies. */
function offeredOwnershipId(
  { id, bestSellOrder }: ItemModel,
  auction: OpenAuction | undefined,
): string | undefined {
  if (auction) return auction.ownershipId
  return bestSellOrder && ownershipIdOfAccount(id, bestSellOrder.maker)
}
