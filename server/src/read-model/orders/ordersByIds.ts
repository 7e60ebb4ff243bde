import type { Prefixed } from '@mintline/core/identifiers'
import { orderKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { OrderModel } from './orderModel.ts'
import { ordersByKeys } from './ordersByKeys.ts'

/** Returns orders in the same order as `ids`. Unknown ids are left out. */
export function ordersByIds(reader: Reader, ids: readonly Prefixed[]): Promise<OrderModel[]> {
  return ordersByKeys(reader, ids.map(orderKey))
}
