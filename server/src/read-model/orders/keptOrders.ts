import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { KeptKind } from '../kept/keptEntities.ts'
import { ORDER_VERSION, orderVersionsOf, type Versioned } from '../kept/versions.ts'
import type { OrderRow } from './orderModel.ts'
import { queryOrders } from './ordersByKeys.ts'

/** Reads the versions of orders. */
export const orderVersions = rowsByKeys((reader, keys) => orderVersionsOf(reader, anyOf(keys)))

/** Orders, whose JSON is that of their rows alone. */
export const KEPT_ORDERS: KeptKind<Buffer, Versioned<OrderRow>> = {
  name: 'order ',
  textOf: keyText,
  read: rowsByKeys((reader, keys) =>
    queryOrders(reader, keys).select(ORDER_VERSION.as('row_version')),
  ),
  textIn: ({ id }) => keyText(id),
  versionIn: ({ row_version: version }) => version,
}
