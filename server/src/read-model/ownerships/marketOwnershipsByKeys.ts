import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { type OrderOf, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import {
  MARKET_OWNERSHIP_COLUMNS,
  type MarketOwnership,
  marketOwnership,
} from './ownershipModel.ts'
import { joinAsked, type OwnershipKeys } from './ownershipsByKeys.ts'

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
