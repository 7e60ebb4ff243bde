import type { BidSort, PlatformType } from '@mintline/core/enumerations/marketplace'
import { parseOrderId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { CHAIN_NUMBERS, keyText, orderKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  type SortKey,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { DB } from '../../database/tables.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { foundFirst, isSmallResult } from '../smallResults.ts'

/** Which bids to list. */
export interface ReceivedBidsFilter {
  /** Wallets that may accept them. */
  readonly wallets: readonly GroupAddress[]
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  /** Undefined = any. */
  readonly platform: PlatformType | undefined
  readonly sort: BidSort
}

/** All bids, or each ownership's best one. */
type Which = 'ALL' | 'BEST'

/** A bid; with `BEST`, also the item and its owner. */
interface ReceivedBid<Of extends Which> {
  readonly id: Buffer
  readonly item: Of extends 'BEST' ? Buffer : undefined
  readonly owner: Of extends 'BEST' ? Buffer : undefined
}

/**
 * Returns a page of active bids on items that the wallets hold, without collection-wide bids. Finds and sorts small
 * result sets; otherwise walks an index in list order.
 */
export async function receivedBids<Of extends Which>(
  reader: Reader,
  which: Of,
  { wallets, blockchains, platform, sort }: ReceivedBidsFilter,
  request: PageRequest,
): Promise<Page<ReceivedBid<Of>>> {
  const list = listOf(which, sort)
  const owners = await groupKeys(reader, wallets, blockchains)
  if (owners.length === 0) return readPage(reader, list, request, [])
  const names = await chainsWithData(reader, blockchains)
  const chains = names.map((name) => CHAIN_NUMBERS[name])
  const holders = holdersAmong(owners)
  const isHeld = sql<boolean>`exists (${holders})`
  const isOnPlatform = platform === undefined ? sql`true` : sql`orders.platform = ${platform}`
  const filter =
    which === 'ALL'
      ? sql<boolean>`${isOnPlatform} and exists (${holders} offset 0)`
      : sql<boolean>`${isOnPlatform} and orders.owner <> ${NOBODY} and ${IS_BEST}`
  // Counts bids whatever their platform and rank: few of thousands would be found by reading all of them.
  const held = openBids(reader)
    .where('orders.item', 'is not', null)
    .where(sql<boolean>`orders.chain = any(${chains}::smallint[])`)
    .where(isHeld)
  const few =
    (await isSmallResult(reader, held)) && foundFirst(reader, 'orders', held.selectAll('orders'))
  const found = (bids: Bids) => reader.selectFrom(bids.as('found')).selectAll()
  const branches = few
    ? [
        found(
          few
            .selectFrom(withKeys(few.selectFrom('orders'), which, owners).as('orders'))
            .selectAll()
            .where(filter) as unknown as Bids,
        ),
      ]
    : chains.map((chain) => ({
        rows: found(
          withKeys(indexedBids(reader, sort).where('orders.chain', '=', chain), which, owners),
        ),
        table: 'orders' as const,
        filter,
      }))
  const page = (await readPage(reader, list, request, branches)) as Page<{ readonly id: Buffer }>
  // An owner is selected exactly if the list has one.
  return (which === 'BEST' ? await withItems(reader, page) : page) as Page<ReceivedBid<Of>>
}

type Bids = SelectQueryBuilder<DB, 'orders', object>

const openBids = (reader: Reader): Bids =>
  reader.selectFrom('orders').where('orders.side', '=', 'BID').where('orders.status', '=', 'ACTIVE')

/** Selects bids in the form of the index that has them in list order: by date, collection-wide bids are among them. */
const indexedBids = (reader: Reader, sort: BidSort): Bids =>
  openBids(reader).$if(!sort.startsWith('DATE'), (bids) =>
    bids.where('orders.item', 'is not', null),
  )

/** Builds a query for those of the owners who hold a bid's item. */
const holdersAmong = (owners: readonly Buffer[]) => sql<{ owner: Buffer }>`
  select ownerships.owner from ownerships
  where ownerships.item = orders.item and ownerships.collection = orders.collection
    and ownerships.owner = ${anyOf(owners)} and ${isHoldingByKey}`

// Without an offset, PostgreSQL may read all items with bids.
const IS_BEST = sql<boolean>`exists (
  select from items
  where items.id = orders.item and items.collection = orders.collection and items.bid_order = orders.id offset 0)`

/** Sorts before each owner. */
const NOBODY = sql<Buffer>`'\\x00'::bytea`

/** Selects bids with their sort keys; with `BEST`, once for each holder, or once for nobody. */
function withKeys(bids: Bids, which: Which, owners: readonly Buffer[]): Bids {
  const keyed = bids.selectAll('orders').select([sql`${USD}`.as('usd'), sql`${ENDS}`.as('ends')])
  if (which === 'ALL') return keyed
  return keyed
    .leftJoin('ownerships', (join) =>
      join
        .onRef('ownerships.item', '=', 'orders.item')
        .onRef('ownerships.collection', '=', 'orders.collection')
        .on('ownerships.owner', '=', anyOf(owners))
        .on(isHoldingByKey),
    )
    .select(sql<Buffer>`coalesce(ownerships.owner, ${NOBODY})`.as('owner')) as unknown as Bids
}

/** Adds the items that bids are for. */
async function withItems<Bid extends { readonly id: Buffer }>(
  reader: Reader,
  page: Page<Bid>,
): Promise<Page<Bid & { readonly item: Buffer }>> {
  const ids = page.entries.map(({ id }) => id)
  const rows = await reader
    .selectFrom('orders')
    .select(['id', 'item'])
    .where('id', '=', anyOf(ids))
    .execute()
  const items = new Map(rows.map(({ id, item }) => [keyText(id), item]))
  return withEntries(
    page,
    page.entries.flatMap((bid) => {
      const item = items.get(keyText(bid.id))
      return item ? [{ ...bid, item }] : []
    }),
  )
}

/**
 * Same expressions as in the indexes: bids without a rate sort below all others by price, and those without an end time
 * end last.
 */
const USD = sql<string>`coalesce(orders.price_usd, -1)`
const ENDS = sql<Date>`coalesce(orders.end_at, timestamptz '9999-12-31 00:00:00+00')`

const KEYS: Readonly<Record<string, readonly SortKey[]>> = {
  DATE: [{ column: 'found.updated_at', kind: 'time' }],
  PRICE: [
    { column: 'found.usd', kind: 'decimal' },
    { column: 'found.currency', kind: 'bytes' },
    { column: 'found.price', kind: 'decimal' },
  ],
  EXPIRATION_DATE: [{ column: 'found.ends', kind: 'time' }],
}

function listOf(which: Which, sort: BidSort): PagedList {
  const [, by = '', direction = ''] = /^(.+)_(ASC|DESC)$/.exec(sort) ?? []
  return {
    name: `orders.received.${which}.${sort}`,
    direction: direction === 'ASC' ? 'asc' : 'desc',
    keys: [
      ...(KEYS[by] ?? []),
      { column: 'found.id', kind: 'bytes' },
      ...(which === 'BEST' ? [{ column: 'found.owner', kind: 'bytes' } as const] : []),
    ],
    ...(which === 'ALL' && by !== 'PRICE' && { readId: (id) => [orderKey(parseOrderId(id))] }),
  }
}
