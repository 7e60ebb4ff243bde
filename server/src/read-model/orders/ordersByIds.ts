import type { Prefixed } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { orderKey } from '../../database/keys/index.ts'
import { inOrder, rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'
import { ORDER_COLUMNS, type OrderModel, orderModel } from './orderModel.ts'

/** Returns orders in the same order as `ids`. Unknown ids are left out. */
export function ordersByIds(reader: Reader, ids: readonly Prefixed[]): Promise<OrderModel[]> {
  return ordersByKeys(reader, ids.map(orderKey))
}

/** Builds the query for order rows, in any order. */
export const queryOrders = (reader: Reader, keys: readonly Buffer[]) =>
  reader.selectFrom('orders').select(ORDER_COLUMNS).where('orders.id', '=', anyOf(keys))

/** Reads order rows by key, in any order. */
export const orderRows = rowsByKeys(queryOrders)

/** Returns orders in the same order as `keys`. Unknown keys are left out. */
export async function ordersByKeys(reader: Reader, keys: readonly Buffer[]): Promise<OrderModel[]> {
  return inOrder(keys, await orderRows(reader, keys), ({ id }) => id).map(orderModel)
}

/** Returns an order; undefined = unknown. */
export async function orderById(reader: Reader, id: Prefixed): Promise<OrderModel | undefined> {
  const [order] = await ordersByIds(reader, [id])
  return order
}
