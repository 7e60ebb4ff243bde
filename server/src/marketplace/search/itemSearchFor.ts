import { ApiError } from '../../http/apiError.ts'
import type { GroupAddress } from '../../http/contract/inputs.ts'
import { isRankable, MAX_RANKED } from '../../read-model/items/ranks/isRankable.ts'
import type { ItemSearch, TextField } from '../../read-model/items/search/itemSearch.ts'
import type { RankRange } from '../../read-model/items/search/rankConditions.ts'
import type { Reader } from '../../read-model/reader.ts'
import { followedWallets, verifiedWallets } from '../../read-model/users/walletGroups.ts'
import type { ItemFilter } from '../items/searchSchemas.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { blockchainsFor, offersFor, sellRange, traitsFor } from './filters.ts'

/** Conditions that a wallet has to meet together; undefined = any. */
interface WalletConditions {
  readonly addresses?: readonly GroupAddress[] | undefined
  /** User id of somebody who follows the wallet's user. */
  readonly followedBy?: string | undefined
  /** True = an operator has verified the wallet's user. */
  readonly verifiedOnly?: boolean | undefined
}

const textOf = ({ group, address }: GroupAddress) => `${group}:${address}`

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
      hasSecondaryOwner: filter.haveSecondaryOwner,
      hasContent: filter.hasMetaContentOnly || undefined,
      isLazy: filter.hideItemsSupply && filter.hideItemsSupply === 'HIDE_NOT_LAZY_SUPPLY',
      isMultiple: filter.multiple,
      hasBid: filter.withBidsOnly || undefined,
    },
  }
}

/**
 * Returns the rarity ranks that an item filter asks for or sorts by; undefined = it uses no ranks.
 *
 * @throws ApiError 400 if it does not name exactly one collection, or one that is too large
 */
async function ranksFor(
  reader: Reader,
  { sort, rarityRankFrom: from, rarityRankTo: to, collections = [] }: ItemFilter,
): Promise<RankRange | undefined> {
  const isSorted = sort === 'RAREST_FIRST' || sort === 'RAREST_LAST'
  if (!isSorted && from === undefined && to === undefined) return undefined
  const [collection, ...others] = collections
  if (collection === undefined || others.length > 0) {
    throw new ApiError(
      'validation',
      'Items are ranked by rarity within one collection: name it, and no other, in filter.collections',
    )
  }
  if (!(await isRankable(reader, collection))) {
    const most = MAX_RANKED.toLocaleString('en')
    throw new ApiError('validation', `Items are ranked by rarity in collections of ${most} at most`)
  }
  return { collection, from, to }
}

/** Returns the wallets that meet all conditions; undefined = there are no conditions. */
async function walletsFor(
  reader: Reader,
  { addresses, followedBy, verifiedOnly }: WalletConditions,
): Promise<readonly GroupAddress[] | undefined> {
  const lists = [
    addresses,
    followedBy === undefined ? undefined : await followedWallets(reader, followedBy),
    verifiedOnly ? await verifiedWallets(reader) : undefined,
  ].filter((list) => list !== undefined)
  const [first, ...others] = lists
  const sets = others.map((list) => new Set(list.map(textOf)))
  return first?.filter((wallet) => sets.every((set) => set.has(textOf(wallet))))
}
