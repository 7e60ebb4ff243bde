import { type RawBuilder, sql } from 'kysely'
import { itemKey } from '../../../database/keys/index.ts'
import { auctionedItems, isOffered, type OfferSearch } from '../../auctions/offers.ts'
import { groupKeys } from '../../chains/chainsWithData.ts'
import type { Reader } from '../../reader.ts'
import { beginningOf, NAME_BEGINNING } from '../../search/nameBeginning.ts'
import { foundPrices, priceConditions } from '../../search/priceFilter.ts'
import { foldedTexts, type Words } from '../../search/words.ts'
import type { Seed } from '../../smallResults.ts'
import { hasTrait, TRAIT_NUMBER, traitPair, traitText } from '../../traits/traitSql.ts'
import { type ItemScope, scopeOf } from './itemScope.ts'
import type { ItemSearch, TimeRange, TraitCondition, TraitRange } from './itemSearch.ts'
import { foundConditions, marketConditions } from './marketConditions.ts'
import { rankSeeds } from './rankConditions.ts'
import { textConditions } from './textConditions.ts'

/** Approximate number of rows that a page takes. */
const PAGE = 50

/** A search as SQL conditions on the items table. */
export interface ItemConditions {
  /** All conditions that an item has to meet. */
  readonly where: RawBuilder<boolean>
  /** The same without the scope, for items read in index order. */
  readonly walked: RawBuilder<boolean>
  /** Conditions that an unordered index can find. */
  readonly seeds: readonly Seed[]
  /** Condition on all blockchains or collections together. */
  readonly scope: RawBuilder<boolean>
  /** The blockchains or collections to list, one condition each. */
  readonly scopes: readonly RawBuilder<boolean>[]
  /** Collection keys; undefined = all on the blockchains. */
  readonly collections: readonly Buffer[] | undefined
  /** Words to find in names; undefined = none. */
  readonly nameWords: Words | undefined
}

type Condition = RawBuilder<boolean>

/** Builds the SQL conditions for an item search. */
export async function itemConditions(reader: Reader, search: ItemSearch): Promise<ItemConditions> {
  const { scope, scopes, collections } = await scopeOf(reader, search)
  const { where: texts, walked, seeds: textSeeds, nameWords } = await textConditions(reader, search)
  const keysOf = (addresses: ItemSearch['owners']) =>
    addresses && groupKeys(reader, addresses, search.blockchains)
  const [owners, creators] = [await keysOf(search.owners), await keysOf(search.creators)]
  const owned = owners ? [sql<boolean>`items.single_owner = any(${owners}::bytea[])`] : []
  const created = creators ? [sql<boolean>`items.creators && ${creators}::bytea[]`] : []
  const named = search.names ? [await isNamed(reader, search.names)] : []
  const values = valueConditions(search)
  const isCommon = await isTraitCommon(reader, search, collections)
  const updated = within('items.updated_at', search.updated)
  const deleted = sql<boolean>`items.deleted = ${search.deleted ?? false}`
  const sell = priceConditions('items.sell', search.sell)
  const bid = priceConditions('items.bid', search.bid)
  const { onSale, offers, market } = search
  const listed = onSale === undefined ? [] : [onSale ? LISTED : sql<boolean>`not (${LISTED})`]
  const seedOf = (conditions: readonly Condition[]): Seed[] => {
    if (conditions.length === 0) return []
    return [{ rows: reader.selectFrom('items').where(allOf([scope, ...conditions])) }]
  }
  const others = [
    ...[deleted, ...owned, ...created, ...named, ...values, ...updated],
    ...[...sell, ...bid, ...listed, ...within('items.minted_at', search.minted)],
    ...(offers ? [isOffered('items', offers)] : []),
    ...otherTraitConditions(search),
    ...(search.except ? [sql<boolean>`items.id <> ${itemKey(search.except)}`] : []),
    ...(market ? marketConditions(market) : []),
  ]
  return {
    where: allOf([scope, ...others, ...texts]),
    walked: allOf([...others, ...walked]),
    seeds: [
      ...seedOf(owned),
      ...seedOf(named),
      ...(search.ranks ? rankSeeds(reader, search.ranks) : []),
      ...textSeeds,
      ...(isCommon ? [] : seedOf(values)),
      ...seedOf(created),
      ...(search.deleted ? seedOf([deleted]) : []),
      ...(sell.length > 0 || onSale
        ? seedOf([LISTED, ...foundPrices('items.sell', search.sell)])
        : []),
      ...(offers ? offerSeeds(reader, offers, { scope, collections }) : []),
      ...(bid.length > 0
        ? seedOf([sql`items.bid_price is not null`, ...foundPrices('items.bid', search.bid)])
        : []),
      ...(market ? foundConditions(market).flatMap((condition) => seedOf([condition])) : []),
      ...seedOf(updated),
    ],
    scope,
    scopes,
    collections,
    nameWords,
  }
}

const LISTED = sql<boolean>`items.sell_price is not null`

async function isNamed(reader: Reader, names: readonly string[]): Promise<Condition> {
  const folded = await foldedTexts(reader, names)
  const beginnings = folded.map(beginningOf)
  // The index on beginnings finds a name at once; the word index would find all names that contain its letters.
  return sql`(items.search_name is not null and ${NAME_BEGINNING} = any(${beginnings}::text[])
    and coalesce(items.search_name, '') = any(${folded}::text[]))`
}

function within(column: string, { from, to }: TimeRange): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${to}`]),
  ]
}

const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`

/**
 * Returns the parts of an offer search that unordered indexes can find. Empty if items not for sale are included: most
 * items are not, so no index helps.
 */
function offerSeeds(
  reader: Reader,
  { offers, now }: OfferSearch,
  { scope, collections }: Pick<ItemScope, 'scope' | 'collections'>,
): Seed[] {
  if (offers.includes('NOT_FOR_SALE')) return []
  const items = reader.selectFrom('items').where(scope)
  const listed = items.where('items.sell_price', 'is not', null)
  if (!offers.includes('AUCTION')) return [{ rows: listed }]
  const auctioned = auctionedItems(reader, now, collections)
  if (!offers.includes('FIXED_PRICE')) {
    const rows = items.where(sql<boolean>`items.id = any(array(${auctioned}))`)
    return [{ rows, parts: [auctioned, rows] }]
  }
  const ids = listed.select('items.id')
  const rows = items.where(sql<boolean>`items.id = any(array(${ids} union all ${auctioned}))`)
  return [{ rows, parts: [auctioned, listed, rows] }]
}

/**
 * Returns true if a trait is so common that walking the collections' items in order fills a page sooner than finding
 * all items with the trait. If one item in n has the trait, a walk reads n items for each entry. Uses the collections'
 * item counts per trait.
 *
 * @param collections - undefined = all, which has no counts: returns false
 */
async function isTraitCommon(
  reader: Reader,
  { traits = [] }: ItemSearch,
  collections: readonly Buffer[] | undefined,
): Promise<boolean> {
  const [trait, ...others] = traits.filter(({ value, values }) => value ?? values)
  // No count tells how many items have several traits at once.
  if (collections === undefined || trait === undefined || others.length > 0) return false
  const { key, value, values = [] } = trait
  const asked = value === undefined ? values : [value, ...values]
  const { rows } = await sql<{ items: string | null; found: string | null }>`
    select
      (select sum(item_count) from collections where id = any(${collections}::bytea[])) as items,
      (select sum(item_count) from collection_traits
        where collection = any(${collections}::bytea[]) and key = ${traitText(key)}
          and value = any(${asked.map(traitText)}::text[])) as found`.execute(reader)
  const [items, found] = [Number(rows[0]?.items), Number(rows[0]?.found)]
  return found ** 2 > items * PAGE
}

/** Builds conditions on traits by value, which the index can find. */
export const valueConditions = ({
  traits = [],
}: Pick<ItemSearch, 'traits'>): RawBuilder<boolean>[] =>
  traits.flatMap((trait) => {
    const pairs = pairsOf(trait)
    return pairs ? [sql<boolean>`items.traits && ${pairs}::text[]`] : []
  })

/** Builds conditions on traits with any value, or with a number in a range. */
export const otherTraitConditions = ({
  traits = [],
  traitRanges = [],
}: Pick<ItemSearch, 'traits' | 'traitRanges'>): RawBuilder<boolean>[] => [
  ...traits.flatMap((trait) => (pairsOf(trait) ? [] : [hasTrait(trait.key, sql`true`)])),
  ...traitRanges.map(({ key, valueRange }) => hasTrait(key, inRange(valueRange))),
]

/** Pairs the key with each value, in the stored format; undefined = any value matches. */
function pairsOf({ key, value, values }: TraitCondition): string[] | undefined {
  if (value === undefined && values === undefined) return undefined
  const asked = value === undefined ? (values ?? []) : [value, ...(values ?? [])]
  return asked.map((each) => traitPair(key, each))
}

function inRange({ from, to }: TraitRange['valueRange']): RawBuilder<unknown> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${TRAIT_NUMBER} >= ${String(from)}::numeric`]),
    ...(to === undefined ? [] : [sql`${TRAIT_NUMBER} <= ${String(to)}::numeric`]),
  ]
  return bounds.length === 0
    ? sql`${TRAIT_NUMBER} is not null`
    : sql`(${sql.join(bounds, sql` and `)})`
}
