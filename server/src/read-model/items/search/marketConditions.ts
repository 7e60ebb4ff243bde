import { type RawBuilder, sql } from 'kysely'
import { isMultiple } from '../../collections/marketCollections.ts'
import { hasSecondaryOwner, isItemListed, isItemVerified } from '../itemDecisions.ts'

/** Search conditions that only the marketplace has; undefined = any. */
export interface MarketSearch {
  /** True for items that an operator verified, directly or through their collection. */
  readonly isVerified?: boolean | undefined
  /** True for items that their only owner hides, false for all others. */
  readonly isHidden?: boolean | undefined
  /** True for items whose best listing is not by a creator. */
  readonly isResold?: boolean | undefined
  /** True for items with a holder who is not a creator. */
  readonly hasSecondaryOwner?: boolean | undefined
  /** True for items whose metadata names a file. */
  readonly hasContent?: boolean | undefined
  /** True for items with unminted copies. */
  readonly isLazy?: boolean | undefined
  /** True for items in collections where an item has several copies. */
  readonly isMultiple?: boolean | undefined
  /** True for items with a bid. */
  readonly hasBid?: boolean | undefined
}

type Condition = RawBuilder<boolean>

// The offset keeps PostgreSQL from reading all rows that meet a condition.
const CONDITIONS: Readonly<Record<keyof MarketSearch, Condition>> = {
  isVerified: isItemVerified('items'),
  isHidden: sql`exists (
    select from ownership_marks
    where ownership_marks.item = items.id and ownership_marks.owner = items.single_owner
      and ownership_marks.mark = 'HIDE' and ownership_marks.collection = items.collection offset 0)`,
  isResold: sql`(items.sell_price is not null and ${hasSecondaryOwner(sql`ownerships.sell_order = items.sell_order`)})`,
  hasSecondaryOwner: hasSecondaryOwner(),
  hasContent: sql`exists (
    select from item_metadata
    where item_metadata.item = items.id and item_metadata.collection = items.collection
      and item_metadata.document @? '$.content[0]' offset 0)`,
  isLazy: sql`(items.lazy_supply > 0)`,
  isMultiple: sql`exists (
    select from collections where collections.id = items.collection and ${isMultiple} offset 0)`,
  hasBid: sql`(items.bid_price is not null)`,
}

/** Conditions that an index can find, worded for it. */
const FOUND: Readonly<Partial<Record<keyof MarketSearch, Condition>>> = {
  isHidden: sql`items.id = any (array(
    select ownership_marks.item from ownership_marks where ownership_marks.mark = 'HIDE'))`,
  isResold: sql`items.sell_price is not null`,
  hasBid: CONDITIONS.hasBid,
}

/**
 * Builds the marketplace's conditions on items, all of which have to be met. Items that operators have unlisted never
 * match.
 */
export function marketConditions(search: MarketSearch): Condition[] {
  const asked = namesOf(search).map((name) =>
    search[name] ? CONDITIONS[name] : sql<boolean>`not ${CONDITIONS[name]}`,
  )
  return [isItemListed('items'), ...asked]
}

/** Returns the conditions that an unordered index can find. */
export const foundConditions = (search: MarketSearch): Condition[] =>
  namesOf(search).flatMap((name) => (search[name] ? (FOUND[name] ?? []) : []))

const namesOf = (search: MarketSearch) =>
  (Object.keys(CONDITIONS) as (keyof MarketSearch)[]).filter((name) => search[name] !== undefined)
