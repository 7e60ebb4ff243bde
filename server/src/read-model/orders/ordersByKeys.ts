import { anyOf } from '../../database/anyOf.ts'
import { inOrder } from '../ids/inOrder.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'
import { ORDER_COLUMNS, type OrderModel, orderModel } from './orderModel.ts'

/** Builds the query for order rows, in any order. */
export const queryOrders = (reader: Reader, keys: readonly Buffer[]) =>
  reader.selectFrom('orders').select(ORDER_COLUMNS).where('orders.id', '=', anyOf(keys))

/** Reads order rows by key, in any order. */
export const orderRows = rowsByKeys(queryOrders)

/** Returns orders in the same order as `keys`. Unknown keys are left out. */
export async function ordersByKeys(reader: Reader, keys: readonly Buffer[]): Promise<OrderModel[]> {
  return inOrder(keys, await orderRows(reader, keys), ({ id }) => id).map(orderModel)
}
