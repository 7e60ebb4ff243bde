import type { OwnershipSearchSort } from '@mintline/core/enumerations/indexer'
import {
  type CollectionIdParts,
  type ItemParts,
  parseOwnershipId,
} from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import {
  CHAIN_NUMBERS,
  collectionKey,
  distinctKeys,
  itemKey,
  keysOn,
} from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readSections } from '../../database/page/readPage.ts'
import { type AuctionSort, byAuctionEnd } from '../auctions/offers.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { foundPrices, type PriceFilter, priceConditions } from '../search/priceFilter.ts'
import {
  byChange,
  byCondition,
  byPrice,
  byValue,
  type SortOrder,
  type SortSection,
  sortColumns,
} from '../search/sections.ts'
import { firstSmallResult, type Seed } from '../smallResults.ts'
import { isMarked, type MarketOwnerships, marketOwnerships } from './marketOwnerships.ts'
import type { OwnershipModel } from './ownershipModel.ts'
import { keysOf, type OwnershipKeys, ownershipsByKeys } from './ownershipsByIds.ts'

/** Search conditions, all of which an ownership has to meet; undefined = any. */
export interface OwnershipSearch {
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly owners?: readonly GroupAddress[] | undefined
  readonly collections?: readonly CollectionIdParts[] | undefined
  readonly items?: readonly ItemParts[] | undefined
  /** Range for the time of the last change, both ends included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly sell: PriceFilter
  /** Marketplace conditions, which leave out items that operators have unlisted; undefined = an indexer search. */
  readonly market?: MarketOwnerships | undefined
}

type Condition = RawBuilder<boolean>

/** Keys that restrict the list, on the searched blockchains; undefined = unrestricted. */
interface Keys {
  readonly chains: readonly number[]
  readonly owners: readonly Buffer[] | undefined
  readonly items: readonly Buffer[] | undefined
  readonly collections: readonly Buffer[] | undefined
}

/** Returns ownerships that meet all conditions, in sort order. */
export async function searchOwnerships(
  reader: Reader,
  search: OwnershipSearch,
  sort: OwnershipSort,
  request: PageRequest,
): Promise<Page<OwnershipModel>> {
  const order = ownershipOrder(sort, search)
  const list = listOf(order)
  const keys = await keysOfSearch(reader, search)
  const market = search.market && (await marketOwnerships(reader, search.market))
  const conditions = [isHolding, ...conditionsOf(search, keys), ...(market?.where ?? [])]
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`
  const isByValue = order.sections.some(({ values }) => values.length > 0)
  const isNothing = Object.values(keys).some((some) => some?.length === 0)
  const few = isNothing
    ? undefined
    : await firstSmallResult(reader, 'ownerships', [
        ...seedsOf(reader, search, keys, isByValue),
        ...(market?.seeds ?? []),
      ])
  const seedOf = ({ seed }: SortSection): Seed[] =>
    seed ? [{ rows: reader.selectFrom('ownerships').where(isHolding).where(seed) }] : []
  const sections = order.sections.map((section) => ({
    leading: section.leading,
    branches: async () => {
      if (isNothing) return []
      const base = few ?? (await firstSmallResult(reader, 'ownerships', seedOf(section)))
      const rows = (base ?? reader)
        .selectFrom('ownerships')
        .selectAll('ownerships')
        .select(sortColumns(order, section))
        .where(isHolding)
        .where(section.where)
      const filter = sql<boolean>`(${where} and ${section.filter ?? sql`true`})`
      const found = (part: typeof rows) => reader.selectFrom(part.as('found'))
      // Selecting all columns would make PostgreSQL sort and send them, even for a few rows.
      const names = list.keys.map(({ column }) => sql.ref(column).as(column.slice('found.'.length)))
      const isOfTime = section.values.length === 0
      return base
        ? [
            found(rows.where(isOn(keys.chains)).where(filter))
              .select(names)
              .$castTo<OwnershipKeys>(),
          ]
        : scopesOf(keys, isOfTime).map((scope) => ({
            rows: found(rows.where(scope)).selectAll().$castTo<OwnershipKeys>(),
            table: 'ownerships' as const,
            filter,
          }))
    },
  }))
  const page = await readSections(reader, list, request, sections)
  return withEntries(page, await ownershipsByKeys(reader, page.entries))
}

async function keysOfSearch(reader: Reader, search: OwnershipSearch): Promise<Keys> {
  const { blockchains, owners, items, collections } = search
  const names = await chainsWithData(reader, blockchains)
  const chains = names.map((blockchain) => CHAIN_NUMBERS[blockchain])
  return {
    chains,
    owners: owners && distinctKeys(await groupKeys(reader, owners, blockchains)),
    items: items && keysOn(chains, items.map(itemKey)),
    collections: collections && keysOn(chains, collections.map(collectionKey)),
  }
}

function conditionsOf({ from, to, sell }: OwnershipSearch, keys: Keys): Condition[] {
  const { owners, items, collections } = keys
  return [
    ...(owners ? [sql<boolean>`ownerships.owner = any(${owners}::bytea[])`] : []),
    ...(items ? [sql<boolean>`ownerships.item = any(${items}::bytea[])`] : []),
    ...(collections ? [sql<boolean>`ownerships.collection = any(${collections}::bytea[])`] : []),
    ...(from === undefined ? [] : [sql<boolean>`ownerships.updated_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`ownerships.updated_at <= ${to}`]),
    ...priceConditions('ownerships.sell', sell),
  ]
}

/**
 * Returns the parts of a search that unordered indexes can find. The indexes for items and owners are in time order, so
 * they only count as unordered when sorting by value.
 */
function seedsOf(
  reader: Reader,
  { sell }: OwnershipSearch,
  { chains, items, owners }: Keys,
  isByValue: boolean,
): Seed[] {
  const found = (...conditions: Condition[]): Seed => {
    const rows = reader
      .selectFrom('ownerships')
      .where(sql<boolean>`${sql.join([isHolding, ...conditions], sql` and `)}`)
    return { rows }
  }
  return [
    ...(isByValue && items ? [found(sql`ownerships.item = any(${items}::bytea[])`)] : []),
    ...(isByValue && owners ? [found(sql`ownerships.owner = any(${owners}::bytea[])`)] : []),
    ...(priceConditions('ownerships.sell', sell).length === 0
      ? []
      : [
          found(
            isOn(chains),
            sql`ownerships.sell_price is not null`,
            ...foundPrices('ownerships.sell', sell),
          ),
        ]),
  ]
}

/** Builds the condition on blockchains. */
const isOn = (chains: readonly number[]): Condition =>
  sql`ownerships.chain = any(${[...chains]}::smallint[])`

/** Builds the conditions for a list's branches, each of which has an index in list order. */
function scopesOf({ chains, items, owners, collections }: Keys, isOfTime: boolean): Condition[] {
  if (items && isOfTime) return items.map((item) => sql`ownerships.item = ${item}`)
  if (owners && isOfTime) return owners.map((owner) => sql`ownerships.owner = ${owner}`)
  if (collections) return collections.map((key) => sql`ownerships.collection = ${key}`)
  return chains.map((chain) => sql`ownerships.chain = ${chain}`)
}

function listOf({ name, direction, keys }: SortOrder): PagedList {
  return {
    name,
    direction,
    keys: [
      ...keys,
      { column: 'found.updated_at', kind: 'time' },
      { column: 'found.item', kind: 'bytes' },
      { column: 'found.owner', kind: 'bytes' },
    ],
    ...(keys.length === 0 && {
      readId: (id: string) => {
        const { item, owner } = keysOf(parseOwnershipId(id))
        return [item, owner]
      },
    }),
  }
}

/** Sort order for ownerships: the indexer's orders, pinned first, latest acquired first, or by the end of auctions. */
export type OwnershipSort =
  | { readonly sort: OwnershipSearchSort | 'PINNED' | 'LATEST_CREATED' }
  | AuctionSort

/** Search conditions that affect the order. */
interface OrderedSearch {
  readonly sell: PriceFilter
  readonly collections?: readonly CollectionIdParts[] | undefined
}

/** Returns the sort order for a search. */
function ownershipOrder(sorted: OwnershipSort, { sell, collections }: OrderedSearch): SortOrder {
  const name = `ownerships.search.${sorted.sort}`
  switch (sorted.sort) {
    case 'LATEST':
      return byChange(name, 'desc')
    case 'EARLIEST':
      return byChange(name, 'asc')
    case 'HIGHEST_SELL':
      return byPrice(name, 'desc', 'ownerships.sell', sell.currency !== undefined)
    case 'LOWEST_SELL':
      return byPrice(name, 'asc', 'ownerships.sell', sell.currency !== undefined)
    case 'PINNED':
      return byCondition(name, isMarked('PIN'))
    case 'LATEST_CREATED':
      return byValue(name, 'desc', 'time', sql.ref('ownerships.created_at'), sql`true`)
    case 'AUCTION_ENDING_SOON':
      return byAuctionEnd('ownerships', name, sorted, collections)
  }
}
