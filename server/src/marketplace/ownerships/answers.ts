import { formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { assertFound } from '../../http/found.ts'
import { parseGroupAddress } from '../../http/parsing/parseGroupAddress.ts'
import { itemFacts } from '../../read-model/items/itemFacts.ts'
import { collectionOfItem } from '../../read-model/items/itemsByKeys.ts'
import type { OwnershipModel } from '../../read-model/ownerships/ownershipModel.ts'
import { ownershipsByItem } from '../../read-model/ownerships/ownershipsByItem.ts'
import type { PageRequest } from '../../read-model/page.ts'
import type { Reader } from '../../read-model/reader.ts'
import { openAuctions } from '../auctions/answers.ts'
import type { MarketplaceServices } from '../call.ts'
import { type AnswerSources, knownCurrencies } from '../currencies/answers.ts'
import { currencyIdOf } from '../orders/answers.ts'
import { userFound } from '../users/own.ts'
import { ownershipOf } from './models.ts'
import type { Ownership } from './schemas.ts'

/** Returns ownerships in version 4 form. */
export async function shownOwnerships(
  sources: AnswerSources,
  ownerships: readonly OwnershipModel[],
): Promise<Ownership[]> {
  const { reader } = sources
  const currencies = ownerships.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder))
  const ids = ownerships.map(({ id }) => id)
  const [findCurrency, factsOf, auctionOf] = await Promise.all([
    knownCurrencies(sources, currencies),
    itemFacts(
      reader,
      ownerships.map(({ keys }) => keys),
    ),
    openAuctions(sources, ids),
  ])
  return ownerships.map((ownership) => {
    const facts = factsOf(ownership.keys)
    const auction = auctionOf(ownership.id)
    return ownershipOf({ ownership, facts, auction }, findCurrency)
  })
}

/**
 * Returns a page with an item's ownerships.
 *
 * @throws ApiError 404 if the page is empty and the item is not known
 */
export async function itemOwnerships(
  sources: AnswerSources & Pick<MarketplaceServices, 'lookUps'>,
  item: ItemParts,
  page: PageRequest,
) {
  sources.lookUps.note([item])
  const { entries, next } = await ownershipsByItem(sources.reader, item, page)
  if (entries.length === 0) {
    const collection = await collectionOfItem(sources.reader, item)
    assertFound(collection !== undefined, 'item', formatItemId(item))
  }
  return { entries: await shownOwnerships(sources, entries), next }
}

/**
 * Returns a user's wallets.
 *
 * @throws ApiError 404 if the user is not known
 */
export async function walletsOfUser(reader: Reader, id: string) {
  const { wallets } = await userFound(reader, id)
  return wallets.map(parseGroupAddress)
}
