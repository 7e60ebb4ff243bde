import type {
  CollectionFeature,
  CollectionStatus,
  CollectionStructure,
  CollectionType,
} from '@mintline/core/enumerations/indexer'
import { readCollectionKey } from '../../database/keys/index.ts'
import type { CollectionDocument } from '../documents.ts'
import { accountOf, collectionIdOf } from '../ids/texts.ts'
import { bestBids, type OrderOf, originOrders } from '../orders/bestOrders.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of collections that the APIs show. */
export const COLLECTION_COLUMNS = [
  'collections.id',
  'collections.parent',
  'collections.structure',
  'collections.type',
  'collections.status',
  'collections.name',
  'collections.symbol',
  'collections.owner',
  'collections.features',
  'collections.minters',
  'collections.metadata',
  'collections.floor_order',
  'collections.bid_order',
  'collections.bid_orders',
  'collections.origins',
  'collections.origin_sell_orders',
  'collections.origin_bid_orders',
  'collections.self',
  'collections.scam',
  'collections.has_traits',
  'collections.shared',
  'collections.extra',
  'collections.version',
] as const

type CollectionRow = ShownColumns<'collections', typeof COLLECTION_COLUMNS>

/** A collection as the APIs show it. */
export type CollectionModel = ReturnType<typeof collectionModel>

/** Converts a row to a collection, with orders that are already read. */
export function collectionModel(row: CollectionRow, orderOf: OrderOf) {
  return {
    id: collectionIdOf(row.id),
    parent: row.parent ? collectionIdOf(row.parent) : undefined,
    blockchain: readCollectionKey(row.id).blockchain,
    structure: row.structure as CollectionStructure,
    type: row.type as CollectionType,
    status: row.status as CollectionStatus,
    name: row.name,
    symbol: row.symbol ?? undefined,
    owner: row.owner ? accountOf(row.owner) : undefined,
    features: row.features as CollectionFeature[],
    minters: row.minters.map(accountOf),
    meta: (row.metadata ?? undefined) as CollectionDocument | undefined,
    bestSellOrder: orderOf(row.floor_order),
    ...bestBids(row, orderOf),
    originOrders: originOrders(row, orderOf),
    self: row.self,
    scam: row.scam,
    hasTraits: row.has_traits,
    shared: row.shared,
    extra: row.extra as Record<string, string>,
    version: Number(row.version),
  }
}
