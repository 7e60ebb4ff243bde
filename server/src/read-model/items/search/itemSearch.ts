import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import type { OfferSearch } from '../../auctions/offers.ts'
import type { GroupAddress } from '../../chains/groupKeys.ts'
import type { PriceFilter } from '../../search/priceFilter.ts'
import type { MarketSearch } from './marketConditions.ts'
import type { RankRange } from './rankConditions.ts'

/** Range of times, both included; undefined = without a bound. */
export interface TimeRange {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** A trait with one value, or with one of several; without any, all values are asked for. */
export interface TraitCondition {
  readonly key: string
  readonly value?: string | undefined
  readonly values?: readonly string[] | undefined
}

/** A trait whose value is a number within a range, both ends included. */
export interface TraitRange {
  readonly key: string
  readonly valueRange: { readonly from?: number | undefined; readonly to?: number | undefined }
}

/** Text of an item in which words are looked for. */
export type TextField = 'NAME' | 'DESCRIPTION' | 'TRAIT_VALUE'

/** Conditions of a search, all of which an item meets; undefined = any. */
export interface ItemSearch {
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly collections?: readonly CollectionIdParts[] | undefined
  /** An item that is left out. */
  readonly except?: ItemParts | undefined
  /** True for items that were burned. Default: false. */
  readonly deleted?: boolean | undefined
  /** Whole names. */
  readonly names?: readonly string[] | undefined
  /** Words of which one of the fields has all. Default: the name. */
  readonly fullText?: { readonly text: string; readonly fields?: readonly TextField[] | undefined }
  /** Traits, all of which an item has. */
  readonly traits?: readonly TraitCondition[] | undefined
  readonly traitRanges?: readonly TraitRange[] | undefined
  readonly creators?: readonly GroupAddress[] | undefined
  /** Those who hold all copies. */
  readonly owners?: readonly GroupAddress[] | undefined
  readonly minted: TimeRange
  readonly updated: TimeRange
  readonly sell: PriceFilter
  readonly bid: PriceFilter
  /** True for items with a listing, false for those without. */
  readonly onSale?: boolean | undefined
  /** Offers, with auctions among them; undefined = any. */
  readonly offers?: OfferSearch | undefined
  /** Conditions of the marketplace, which leaves out what operators have unlisted; undefined = the indexer's search. */
  readonly market?: MarketSearch | undefined
  /** Ranks by rarity, by which items may be sorted too; undefined = none are asked for. */
  readonly ranks?: RankRange | undefined
}
