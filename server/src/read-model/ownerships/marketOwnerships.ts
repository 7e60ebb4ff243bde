import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { isHolding, isHoldingByKey } from '../../database/holdings/isHolding.ts'
import type { DB } from '../../database/tables.ts'
import { auctionedItems, isOffered, type OfferSearch } from '../auctions/offers.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { isItemListed, isItemVerified } from '../items/itemDecisions.ts'
import { otherTraitConditions, valueConditions } from '../items/search/itemConditions.ts'
import type { TraitCondition, TraitRange } from '../items/search/itemSearch.ts'
import { type OrderOf, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import { findsWords, hasWords } from '../search/hasWords.ts'
import { readWords, type Words } from '../search/words.ts'
import type { Seed } from '../smallResults.ts'
import {
  MARKET_OWNERSHIP_COLUMNS,
  type MarketOwnership,
  marketOwnership,
} from './ownershipModel.ts'
import { joinAsked, type OwnershipKeys } from './ownershipsByIds.ts'

/** Search conditions that only the marketplace has; undefined = any. */
export interface MarketOwnerships {
  /** Words that the item's name has to contain. */
  readonly text?: string | undefined
  readonly traits?: readonly TraitCondition[] | undefined
  readonly traitRanges?: readonly TraitRange[] | undefined
  readonly offers?: OfferSearch | undefined
  /** True for items that an operator verified, directly or through their collection. */
  readonly isVerified?: boolean | undefined
  /** True for ownerships that their owners hide, false for all others. */
  readonly isHidden?: boolean | undefined
  /** True for unminted copies, false for minted ones. */
  readonly isLazy?: boolean | undefined
  /** False for ownerships that were minted or bought, not received. */
  readonly isReceived?: false | undefined
}

/** Marketplace conditions on ownerships, and those that an index can find. */
interface MarketConditions {
  readonly where: readonly RawBuilder<boolean>[]
  readonly seeds: readonly Seed[]
}

type Condition = RawBuilder<boolean>

/** Builds the condition that the owner has marked an ownership. */
export const isMarked = (mark: 'HIDE' | 'PIN'): Condition =>
  // Without an offset, PostgreSQL reads all marks.
  sql<boolean>`exists (
    select from ownership_marks
    where ownership_marks.item = ownerships.item and ownership_marks.owner = ownerships.owner
      and ownership_marks.mark = ${mark} and ownership_marks.collection = ownerships.collection offset 0)`

/**
 * Builds the marketplace's conditions, all of which have to be met. Items that operators have unlisted never match.
 */
export async function marketOwnerships(
  reader: Reader,
  search: MarketOwnerships,
): Promise<MarketConditions> {
  const words = search.text === undefined ? undefined : await readWords(reader, search.text)
  const isNamed = words !== undefined && words.words.length > 0
  const ofItem = [
    ...(isNamed ? [hasWords(sql.ref('items.search_name'), words)] : []),
    ...valueConditions(search),
    ...otherTraitConditions(search),
  ]
  const { offers, isHidden, isLazy } = search
  return {
    where: [
      isItemListed('ownerships'),
      ...(ofItem.length === 0 ? [] : [isOfItem(ofItem)]),
      ...(offers ? [isOffered('ownerships', offers)] : []),
      ...(search.isVerified ? [isItemVerified('ownerships')] : []),
      ...(isHidden === undefined ? [] : [isOrNot(isHidden, isMarked('HIDE'))]),
      ...(isLazy === undefined ? [] : [isOrNot(isLazy, sql`ownerships.lazy_value > 0`)]),
      ...(search.isReceived === false ? [sql<boolean>`ownerships.source <> 'TRANSFER'`] : []),
    ],
    seeds: [
      ...(isNamed ? [ofItems(reader, named(reader, words))] : []),
      ...(offers?.offers.join() === 'AUCTION'
        ? [ofItems(reader, auctionedItems(reader, offers.now, undefined))]
        : []),
    ],
  }
}

const isOrNot = (is: boolean, condition: Condition): Condition =>
  is ? sql`(${condition})` : sql`not (${condition})`

const isOfItem = (conditions: readonly Condition[]): Condition => sql<boolean>`exists (
  select from items
  where items.id = ownerships.item and items.collection = ownerships.collection
    and ${sql.join([...conditions], sql` and `)} offset 0)`

/** Builds the query for items whose names contain the words. */
const named = (reader: Reader, words: Words) =>
  reader
    .selectFrom('items')
    .select('items.id')
    .where(findsWords(sql.ref('items.search_name'), words))

/** Returns the ownerships for an item query as a seed. */
function ofItems(reader: Reader, items: SelectQueryBuilder<DB, keyof DB, object>): Seed {
  const rows = reader
    .selectFrom('ownerships')
    .where(isHolding)
    .where(sql<boolean>`ownerships.item = any(array(${items}))`)
  return { rows, parts: [items, rows] }
}

const ownershipRows = rowsByKeys((reader, items, owners) =>
  joinAsked(reader, items, owners).select(MARKET_OWNERSHIP_COLUMNS).where(isHoldingByKey),
)

/**
 * Returns ownerships by key, in any order. Owners who hold nothing are left out.
 *
 * @param known - orders that are already read
 */
export async function marketOwnershipsByKeys(
  reader: Reader,
  keys: readonly OwnershipKeys[],
  known: OrderOf,
): Promise<MarketOwnership[]> {
  const [items, owners] = [keys.map(({ item }) => item), keys.map(({ owner }) => owner)]
  const rows = await ownershipRows(reader, items, owners)
  const orderOf = await readOrders(
    reader,
    rows.map((row) => row.sell_order),
    known,
  )
  return rows.map((row) => marketOwnership(row, orderOf))
}
