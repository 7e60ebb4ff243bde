import type { Prefixed } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import type { OrderModel } from './orderModel.ts'
import { ordersByIds } from './ordersByIds.ts'

/** An order by its id; undefined = it is not known. */
export async function orderById(reader: Reader, id: Prefixed): Promise<OrderModel | undefined> {
  const [order] = await ordersByIds(reader, [id])
  return order
}
