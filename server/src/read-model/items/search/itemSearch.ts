import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import type { OfferSearch } from '../../auctions/offers.ts'
import type { GroupAddress } from '../../chains/chainsWithData.ts'
import type { PriceFilter } from '../../search/priceFilter.ts'
import type { MarketSearch } from './marketConditions.ts'
import type { RankRange } from './rankConditions.ts'

/** Time range, both ends included; undefined = unbounded. */
export interface TimeRange {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** A trait with one value, or any of several; without values, every value matches. */
export interface TraitCondition {
  readonly key: string
  readonly value?: string | undefined
  readonly values?: readonly string[] | undefined
}

/** A trait with a numeric value in a range, both ends included. */
export interface TraitRange {
  readonly key: string
  readonly valueRange: { readonly from?: number | undefined; readonly to?: number | undefined }
}

/** Item text to search. */
export type TextField = 'NAME' | 'DESCRIPTION' | 'TRAIT_VALUE'

/** Search conditions, all of which an item has to meet; undefined = any. */
export interface ItemSearch {
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly collections?: readonly CollectionIdParts[] | undefined
  /** Item to leave out. */
  readonly except?: ItemParts | undefined
  /** True for burned items. Default: false. */
  readonly deleted?: boolean | undefined
  /** Full names. */
  readonly names?: readonly string[] | undefined
  /** Words that all have to occur in one field. Default: the name. */
  readonly fullText?: { readonly text: string; readonly fields?: readonly TextField[] | undefined }
  /** Traits, all of which an item has to have. */
  readonly traits?: readonly TraitCondition[] | undefined
  readonly traitRanges?: readonly TraitRange[] | undefined
  readonly creators?: readonly GroupAddress[] | undefined
  /** Owners of all copies. */
  readonly owners?: readonly GroupAddress[] | undefined
  readonly minted: TimeRange
  readonly updated: TimeRange
  readonly sell: PriceFilter
  readonly bid: PriceFilter
  /** True for listed items, false for all others. */
  readonly onSale?: boolean | undefined
  /** Kinds of offers, including auctions; undefined = any. */
  readonly offers?: OfferSearch | undefined
  /** Marketplace conditions, which leave out items that operators have unlisted; undefined = an indexer search. */
  readonly market?: MarketSearch | undefined
  /** Rarity ranks, which also allow sorting by rank; undefined = any. */
  readonly ranks?: RankRange | undefined
}
