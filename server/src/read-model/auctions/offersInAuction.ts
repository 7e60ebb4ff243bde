import type { OwnershipParts } from '@mintline/core/identifiers'
import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { GroupAddress } from '../chains/groupKeys.ts'
import { keyOn } from '../orders/orderFilter.ts'
import type { OrderModel } from '../orders/orderModel.ts'
import { ordersByKeys } from '../orders/ordersByKeys.ts'
import type { Reader } from '../reader.ts'
import type { AuctionRecord } from './auctionRecord.ts'

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
