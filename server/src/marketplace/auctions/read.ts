import { isCurrencyId, type OwnershipParts, parseCurrencyId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { coinOf } from '../../database/coins.ts'
import { currencyKey } from '../../database/keys/index.ts'
import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import {
  type AuctionRecord,
  auctionRecord,
  selectAuctions,
} from '../../read-model/auctions/auctionStates.ts'
import type { GroupAddress } from '../../read-model/chains/chainsWithData.ts'
import { ownershipIdOf } from '../../read-model/ids/texts.ts'
import { keyOn } from '../../read-model/orders/orderFilter.ts'
import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import { ordersByKeys } from '../../read-model/orders/ordersByIds.ts'
import { keysOf, type OwnershipKeys } from '../../read-model/ownerships/ownershipsByIds.ts'
import type { Reader } from '../../read-model/reader.ts'

/** A currency for bids on a blockchain. */
export interface BidCurrency {
  readonly key: Buffer
  readonly decimals: number
}

/** Returns the token to bid in; undefined for coins, unknown tokens and tokens on another blockchain. */
export async function bidCurrency(
  reader: Reader,
  blockchain: Blockchain,
  id: string,
): Promise<BidCurrency | undefined> {
  if (!isCurrencyId(id)) return undefined
  const parts = parseCurrencyId(id)
  const key = currencyKey(parts)
  if (parts.blockchain !== blockchain || key.equals(coinOf(blockchain))) return undefined
  const row = await reader
    .selectFrom('currencies')
    .select('decimals')
    .where('id', '=', key)
    .executeTakeFirst()
  return row && { key, decimals: row.decimals }
}

/** Returns the acceptable bids in an auction, the highest first. */
export async function offersInAuction(
  reader: Reader,
  { id, collection }: Pick<AuctionRecord, 'id' | 'collection'>,
  {
    blockchain,
    makers,
  }: Pick<OwnershipParts, 'blockchain'> & {
    /** Undefined = any. */
    readonly makers: readonly GroupAddress[] | undefined
  },
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const makerKeys = makers
    ?.map((maker) => keyOn(blockchain, maker))
    .filter((key) => key !== undefined)
  const bids = reader
    .selectFrom('auction_bids')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.id', '=', 'auction_bids.order_id')
        .onRef('orders.collection', '=', 'auction_bids.collection'),
    )
    .select(['auction_bids.value', 'auction_bids.order_id'])
    .where('auction_bids.auction', '=', id)
    .where('auction_bids.collection', '=', collection)
    .where('orders.status', '=', 'ACTIVE')
    .$if(makerKeys !== undefined, (query) => query.where('orders.maker', 'in', makerKeys ?? []))
  const page = await readPage(reader, LIST, request, makerKeys?.length === 0 ? [] : [bids])
  const keys = page.entries.map(({ order_id }) => order_id)
  return withEntries(page, await ordersByKeys(reader, keys))
}

const LIST = {
  name: 'auctions.offers',
  direction: 'desc',
  keys: [
    { column: 'auction_bids.value', kind: 'decimal' },
    { column: 'auction_bids.order_id', kind: 'bytes' },
  ],
} as const

/** Returns auctions by ownership id; ownerships without one are left out. */
export async function auctionsByOwnerships(
  reader: Reader,
  ids: readonly OwnershipParts[],
): Promise<ReadonlyMap<string, AuctionRecord>> {
  if (ids.length === 0) return new Map()
  const keys = ids.map(keysOf)
  const [items, owners] = [keys.map(({ item }) => item), keys.map(({ owner }) => owner)]
  const asked = sql<OwnershipKeys>`unnest(${items}::bytea[], ${owners}::bytea[])`
  const rows = await selectAuctions(reader)
    .innerJoin(asked.as<'asked'>(sql`asked (item, owner)`), (join) =>
      join.onRef('asked.item', '=', 'auctions.item').onRef('asked.owner', '=', 'auctions.owner'),
    )
    .execute()
  return new Map(rows.map((row) => [ownershipIdOf(row.item, row.owner), auctionRecord(row)]))
}
