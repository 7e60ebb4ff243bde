import type { OwnershipSource } from '@mintline/core/enumerations/indexer'
import { itemFieldsOf } from '../ids/itemFields.ts'
import { sharesOf } from '../ids/shares.ts'
import { accountOf, collectionIdOf, ownershipIdOf } from '../ids/texts.ts'
import { type OrderOf, originOrders } from '../orders/bestOrders.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of ownerships that interfaces show. */
export const OWNERSHIP_COLUMNS = [
  'ownerships.item',
  'ownerships.owner',
  'ownerships.collection',
  'ownerships.value',
  'ownerships.lazy_value',
  'ownerships.source',
  'ownerships.created_at',
  'ownerships.updated_at',
  'ownerships.sell_order',
  'ownerships.origins',
  'ownerships.origin_sell_orders',
  'ownerships.version',
] as const

/** A row of ownerships with the creators of its item. */
export interface OwnershipRow extends ShownColumns<'ownerships', typeof OWNERSHIP_COLUMNS> {
  readonly creators: Buffer[] | null
  readonly creator_shares: number[] | null
}

/** An ownership as interfaces show it: amounts are texts, times ISO 8601. */
export type OwnershipModel = ReturnType<typeof ownershipModel>

/** The ownership of a row, with orders that were read before. */
export function ownershipModel(row: OwnershipRow, orderOf: OrderOf) {
  return {
    id: ownershipIdOf(row.item, row.owner),
    ...itemFieldsOf(row.item),
    collection: collectionIdOf(row.collection),
    owner: accountOf(row.owner),
    value: String(row.value),
    source: row.source as OwnershipSource,
    createdAt: row.created_at.toISOString(),
    lastUpdatedAt: row.updated_at.toISOString(),
    creators: sharesOf(row.creators ?? [], row.creator_shares ?? []),
    lazyValue: String(row.lazy_value),
    pending: [],
    bestSellOrder: orderOf(row.sell_order),
    originOrders: originOrders(row, orderOf),
    version: Number(row.version),
  }
}
