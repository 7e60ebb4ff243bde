import type { ItemSearch, TextField } from '../../../read-model/items/search/itemSearch.ts'
import type { Reader } from '../../../read-model/reader.ts'
import type { ItemFilter } from '../../schemas/itemSearch.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { blockchainsFor } from './blockchainsFor.ts'
import { offersFor } from './offersFor.ts'
import { ranksFor } from './ranksFor.ts'
import { sellRange } from './sellRange.ts'
import { traitsFor } from './traitsFor.ts'
import { walletsFor } from './walletsFor.ts'

const TEXTS: Readonly<Record<NonNullable<ItemFilter['textFields']>[number], TextField>> = {
  TITLE: 'NAME',
  DESCRIPTION: 'DESCRIPTION',
  TRAITS: 'TRAIT_VALUE',
}

/**
 * Builds the search for an item filter. The searching user makes no difference, nor does `nsfw`: items are not flagged
 * as unsuitable.
 */
export async function itemSearchFor(
  reader: Reader,
  filter: ItemFilter,
  now: Date,
): Promise<ItemSearch> {
  const offers = offersFor(filter.statuses, now)
  // Items have neither categories nor rewards here.
  const isNothing =
    // Items that are not for sale have no listing.
    offers?.offers.every((offer) => offer === 'NOT_FOR_SALE' && filter.inStockOnly) ||
    [filter.category, filter.categories].some((category) => category !== undefined) ||
    filter.hasRewards === true
  const { text, textFields } = filter
  return {
    blockchains: isNothing ? [] : blockchainsFor(filter.blockchains, filter.showcaseListedFilter),
    collections: filter.collections,
    ...(text !== undefined && {
      fullText: { text, fields: textFields?.map((field) => TEXTS[field]) },
    }),
    ...traitsFor(filter.traits),
    owners: await walletsFor(reader, {
      addresses: filter.ownerAddresses,
      followedBy: filter.followingsByOwner,
    }),
    creators: await walletsFor(reader, {
      addresses: oneAndOthers(filter.creatorAddress, filter.creatorAddresses),
      followedBy: filter.followingsByCreator,
      verifiedOnly: filter.verifiedCreatorOnly,
    }),
    minted: { from: filter.mintedAtFrom, to: filter.mintedAtTo },
    updated: {},
    sell: { ...sellRange(filter), platforms: filter.orderSources },
    bid: {},
    onSale: filter.inStockOnly || undefined,
    offers,
    ranks: await ranksFor(reader, filter),
    market: {
      isVerified: filter.verifiedOnly || undefined,
      isHidden: filter.hide,
      isResold: filter.secondarySale,
      isPassedOn: filter.haveSecondaryOwner,
      hasContent: filter.hasMetaContentOnly || undefined,
      isLazy: filter.hideItemsSupply && filter.hideItemsSupply === 'HIDE_NOT_LAZY_SUPPLY',
      isMultiple: filter.multiple,
      hasBid: filter.withBidsOnly || undefined,
    },
  }
}
