import type { Prefixed } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import type { OrderModel } from './orderModel.ts'
import { ordersByIds } from './ordersByIds.ts'

/** Returns an order; undefined = unknown. */
export async function orderById(reader: Reader, id: Prefixed): Promise<OrderModel | undefined> {
  const [order] = await ordersByIds(reader, [id])
  return order
}
