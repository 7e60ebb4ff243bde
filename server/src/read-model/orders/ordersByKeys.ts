import { anyOf } from '../../database/anyOf.ts'
import { inOrder } from '../ids/inOrder.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'
import { ORDER_COLUMNS, type OrderModel, orderModel } from './orderModel.ts'

/** Query of the rows of orders, in any order. */
export const queryOrders = (reader: Reader, keys: readonly Buffer[]) =>
  reader.selectFrom('orders').select(ORDER_COLUMNS).where('orders.id', '=', anyOf(keys))

/** Rows of the orders of keys, in any order. */
export const orderRows = rowsByKeys(queryOrders)

/** Orders of these keys, in their order. Keys of none are left out. */
export async function ordersByKeys(reader: Reader, keys: readonly Buffer[]): Promise<OrderModel[]> {
  return inOrder(keys, await orderRows(reader, keys), ({ id }) => id).map(orderModel)
}
