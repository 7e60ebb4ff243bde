import type { BidSort, PlatformType } from '@mintline/core/enumerations/marketplace'
import { parseOrderId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { CHAIN_NUMBERS, orderKey } from '../../database/keys/index.ts'
import type { Page, PagedList, PageRequest, SortKey } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { DB } from '../../database/tables.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { isFew } from '../few.ts'
import type { Reader } from '../reader.ts'

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

/** A bid; with `BEST`, also the item's owner. */
interface ReceivedBid<Of extends Which> {
  readonly id: Buffer
  readonly item: Buffer
  readonly owner: Of extends 'BEST' ? Buffer : null
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
  const bids = (onChain: RawBuilder<boolean>) =>
    bidsFor(reader, which, { owners, platform }).where(onChain)
  const all = bids(sql`orders.chain = any(${chains}::smallint[])`)
  const branches = (await isFew(reader, all))
    ? [sql<object>`(with few as materialized (${all}) select * from few)`]
    : chains.map((chain) => bids(sql`orders.chain = ${chain}`))
  const page: Page<object> = await readPage(
    reader,
    list,
    request,
    branches.map((branch) => reader.selectFrom(branch.as('found')).selectAll()),
  )
  // An owner is selected exactly if the list has one.
  return page as Page<ReceivedBid<Of>>
}

function bidsFor(
  reader: Reader,
  which: Which,
  { owners, platform }: Pick<ReceivedBidsFilter, 'platform'> & { readonly owners: Buffer[] },
): SelectQueryBuilder<DB, 'orders', object> {
  const bids = reader
    .selectFrom('orders')
    .select(['orders.id', 'orders.item', 'orders.updated_at', 'orders.currency', 'orders.price'])
    .select([sql`${USD}`.as('usd'), sql`${ENDS}`.as('ends')])
    .where('orders.side', '=', 'BID')
    .where('orders.status', '=', 'ACTIVE')
    .where('orders.item', 'is not', null)
    .$if(platform !== undefined, (query) => query.where('orders.platform', '=', String(platform)))
  const owned = sql<boolean>`
    ownerships.item = orders.item and ownerships.collection = orders.collection
    and ownerships.owner = ${anyOf(owners)} and ${isHoldingByKey}`
  if (which === 'ALL') {
    return bids
      .select(sql<null>`null`.as('owner'))
      .where(sql<boolean>`exists (select from ownerships where ${owned})`)
  }
  return bids
    .innerJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'orders.item')
        .onRef('items.collection', '=', 'orders.collection')
        .onRef('items.bid_order', '=', 'orders.id'),
    )
    .innerJoin('ownerships', (join) => join.on(owned))
    .select('ownerships.owner') as unknown as SelectQueryBuilder<DB, 'orders', object>
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
