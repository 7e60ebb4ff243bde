import { keyText } from '../../database/keys/index.ts'
import type { KeptKind } from '../kept/keptEntities.ts'
import type { OrderRow } from './orderModel.ts'
import { orderRows } from './ordersByKeys.ts'

/** Orders, whose JSON is that of their rows alone. */
export const KEPT_ORDERS: KeptKind<Buffer, OrderRow> = {
  name: 'order ',
  textOf: keyText,
  read: orderRows,
  textIn: ({ id }) => keyText(id),
}
