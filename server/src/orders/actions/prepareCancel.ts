import { formatOrderId } from '@mintline/core/identifiers'
import type { Selectable } from 'kysely'
import { readOrderKey } from '../../database/keys/index.ts'
import type { Orders } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { Markets } from '../placed/markets.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { placeRow } from '../placed/placeRow.ts'
import type { PreparedTransaction } from '../prepare/prepared.ts'
import { mayHappen } from '../state/orderStates.ts'

/**
 * Prepares the transaction that cancels an order, active or not.
 *
 * @throws `ORDER_NOT_PREPARABLE` if it is filled or cancelled, or not for our exchange; `NO_EXCHANGE`,
 * `SEAPORT_UNKNOWN`
 */
export function prepareCancel(
  row: Selectable<Orders>,
  markets: Markets,
): { readonly order: PlacedOrder; readonly transaction: PreparedTransaction } {
  const order = placeRow(row, markets)
  if (!mayHappen(row.status, 'cancel')) {
    const id = formatOrderId(readOrderKey(row.id))
    throw new ServerError('ORDER_NOT_PREPARABLE', { id, reason: `it is ${row.status} for good` })
  }
  return { order, transaction: order.cancel() }
}
