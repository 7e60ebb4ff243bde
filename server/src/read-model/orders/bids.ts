import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { GroupAddress } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { keyOn, type OrderFilter, orderBranches } from './orderFilter.ts'
import type { OrderModel } from './orderModel.ts'
import { pricedPage } from './pricedOrders.ts'

/** Which bids to list. */
export interface BidsFilter extends OrderFilter {
  readonly blockchain: Blockchain
  /** Item to list bids for; undefined = no item bids. */
  readonly item: ItemParts | undefined
  /** Collection to list collection-wide bids for; undefined = no such bids. */
  readonly collection: CollectionIdParts | undefined
  /** Undefined = any. */
  readonly makers: readonly GroupAddress[] | undefined
}

/** Returns bids on an item together with collection-wide bids, the highest first. */
export function bids(
  reader: Reader,
  { blockchain, item, collection, makers, ...filter }: BidsFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const makerKeys = makers
    ?.map((maker) => keyOn(blockchain, maker))
    .filter((key) => key !== undefined)
  const ofMakers = makerKeys ? [sql<boolean>`orders.maker = ${anyOf(makerKeys)}`] : []
  const branches = orderBranches(reader, blockchain, filter, (rows) =>
    rows.where('orders.side', '=', 'BID'),
  ).flatMap(({ rows, filters }) => {
    const all = [...filters, ...ofMakers]
    return [
      ...(item ? [{ rows: rows.where('orders.item', '=', itemKey(item)), filters: all }] : []),
      ...(collection
        ? [
            {
              rows: rows
                .where('orders.collection', '=', collectionKey(collection))
                .where('orders.item', 'is', null),
              filters: all,
            },
          ]
        : []),
    ]
  })
  const list = { name: 'orders.bids', side: 'BID', isOneCurrency: false } as const
  return pricedPage(reader, list, request, makerKeys?.length === 0 ? [] : branches)
}
