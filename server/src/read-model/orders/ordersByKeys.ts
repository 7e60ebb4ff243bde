import { anyOf } from '../../database/anyOf.ts'
import { inOrder } from '../ids/inOrder.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'
import { ORDER_COLUMNS, type OrderModel, orderModel } from './orderModel.ts'

/** Rows of the orders of keys, in any order. */
export const orderRows = rowsByKeys((reader, keys) =>
  reader.selectFrom('orders').select(ORDER_COLUMNS).where('orders.id', '=', anyOf(keys)),
)

/** Orders of these keys, in their order. Keys of none are left out. */
export async function ordersByKeys(reader: Reader, keys: readonly Buffer[]): Promise<OrderModel[]> {
  return inOrder(keys, await orderRows(reader, keys), ({ id }) => id).map(orderModel)
}
