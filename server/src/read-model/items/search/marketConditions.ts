import { type RawBuilder, sql } from 'kysely'
import { isMultiple } from '../../collections/isMultiple.ts'
import { isPassedOn } from '../isPassedOn.ts'
import { isItemListed, isItemVerified } from '../itemDecisions.ts'

/** Conditions of a search that only the marketplace has; undefined = any. */
export interface MarketSearch {
  /** True for items that an operator has verified, or their collections. */
  readonly isVerified?: boolean | undefined
  /** True for items that their only owner has hidden, false for all others. */
  readonly isHidden?: boolean | undefined
  /** True for items whose best listing is of somebody who did not create them. */
  readonly isResold?: boolean | undefined
  /** True for items that somebody holds who did not create them. */
  readonly isPassedOn?: boolean | undefined
  /** True for items whose metadata names a file. */
  readonly hasContent?: boolean | undefined
  /** True for items with copies that are not minted. */
  readonly isLazy?: boolean | undefined
  /** True for items of collections whose items have several copies. */
  readonly isMultiple?: boolean | undefined
  /** True for items with a bid. */
  readonly hasBid?: boolean | undefined
}

type Condition = RawBuilder<boolean>

// In these conditions, an offset keeps PostgreSQL from reading all that meets them.
const CONDITIONS: Readonly<Record<keyof MarketSearch, Condition>> = {
  isVerified: isItemVerified('items'),
  isHidden: sql`exists (
    select from ownership_marks
    where ownership_marks.item = items.id and ownership_marks.owner = items.single_owner
      and ownership_marks.mark = 'HIDE' and ownership_marks.collection = items.collection offset 0)`,
  isResold: sql`(items.sell_price is not null and ${isPassedOn(sql`ownerships.sell_order = items.sell_order`)})`,
  isPassedOn: isPassedOn(),
  hasContent: sql`exists (
    select from item_metadata
    where item_metadata.item = items.id and item_metadata.collection = items.collection
      and item_metadata.document @? '$.content[0]' offset 0)`,
  isLazy: sql`(items.lazy_supply > 0)`,
  isMultiple: sql`exists (
    select from collections where collections.id = items.collection and ${isMultiple} offset 0)`,
  hasBid: sql`(items.bid_price is not null)`,
}

/** Conditions that an index finds, in its words. */
const FOUND: Readonly<Partial<Record<keyof MarketSearch, Condition>>> = {
  isHidden: sql`items.id = any (array(
    select ownership_marks.item from ownership_marks where ownership_marks.mark = 'HIDE'))`,
  isResold: sql`items.sell_price is not null`,
  hasBid: CONDITIONS.hasBid,
}

/** Conditions of the marketplace on items, all of which have to be met. What an operator has unlisted meets none. */
export function marketConditions(search: MarketSearch): Condition[] {
  const asked = namesOf(search).map((name) =>
    search[name] ? CONDITIONS[name] : sql<boolean>`not ${CONDITIONS[name]}`,
  )
  return [isItemListed('items'), ...asked]
}

/** Parts of them by which an index finds items in no order. */
export const foundConditions = (search: MarketSearch): Condition[] =>
  namesOf(search).flatMap((name) => (search[name] ? (FOUND[name] ?? []) : []))

const namesOf = (search: MarketSearch) =>
  (Object.keys(CONDITIONS) as (keyof MarketSearch)[]).filter((name) => search[name] !== undefined)
